/** Words of records, which the first page does not need. */
export const recordText = {
  copy: 'کپی',
  unknown: 'نامشخص',
  yes: 'بله',
  no: 'خیر',
  edit: 'ویرایش',
} as const;
