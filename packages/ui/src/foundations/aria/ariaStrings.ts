type Values = Readonly<Record<string, string | number | boolean>>;

/** The formatter that the library passes to a plural text. */
interface Wording {
  number(value: number): string;
}

type AriaString = string | ((values: Values, wording: Wording) => string);

const count = (values: Values, name: string, wording: Wording) =>
  wording.number(Number(values[name]));

/**
 * All texts of react-aria-components in Persian, except those of colours, which this
 * design system does not use.
 */
export const ariaStrings: Readonly<Record<string, Readonly<Record<string, AriaString>>>> = {
  '@react-aria/tree': { expand: 'باز کردن', collapse: 'بستن' },
  '@react-aria/toast': {
    close: 'بستن',
    notifications: (values, wording) => `${count(values, 'count', wording)} اعلان.`,
  },
  '@react-aria/tag': {
    removeDescription: 'برای برداشتن برچسب، Delete را بزنید.',
    removeButtonLabel: 'برداشتن',
  },
  '@react-aria/table': {
    select: 'انتخاب',
    selectAll: 'انتخاب همه',
    sortable: 'ستون مرتب‌شدنی',
    ascending: 'صعودی',
    descending: 'نزولی',
    ascendingSort: ({ columnName }) => `به ترتیب صعودی بر پایهٔ ستون ${columnName}`,
    descendingSort: ({ columnName }) => `به ترتیب نزولی بر پایهٔ ستون ${columnName}`,
    columnSize: (values, wording) => `${count(values, 'value', wording)} پیکسل`,
    resizerDescription: 'برای تغییر اندازه، Enter را بزنید.',
    expand: 'باز کردن',
    collapse: 'بستن',
  },
  '@react-aria/steplist': { steplist: 'فهرست گام‌ها' },
  '@react-aria/spinbutton': { Empty: 'خالی' },
  '@react-aria/searchfield': { 'Clear search': 'پاک کردن جست‌وجو' },
  '@react-aria/previewtrigger': {
    longPressMessage: 'برای پیش‌نمایش، انگشت را نگه دارید.',
  },
  '@react-aria/overlays': { dismiss: 'بستن' },
  '@react-aria/numberfield': {
    decrease: ({ fieldLabel }) => `کم کردن ${fieldLabel}`,
    increase: ({ fieldLabel }) => `زیاد کردن ${fieldLabel}`,
    numberField: 'فیلد عدد',
  },
  '@react-aria/menu': {
    longPressMessage: 'برای باز کردن منو، انگشت را نگه دارید یا Alt و پیکان پایین را بزنید.',
  },
  '@react-aria/gridlist': {
    hasActionAnnouncement: 'این ردیف باز می‌شود',
    hasLinkAnnouncement: ({ link }) => `پیوند این ردیف: ${link}`,
  },
  '@react-aria/grid': {
    deselectedItem: ({ item }) => `${item} از انتخاب درآمد.`,
    select: 'انتخاب',
    selectedCount: (values, wording) =>
      values['count'] === 0
        ? 'هیچ موردی انتخاب نشده است.'
        : `${count(values, 'count', wording)} مورد انتخاب شده است.`,
    selectedAll: 'همهٔ موردها انتخاب شده‌اند.',
    selectedItem: ({ item }) => `${item} انتخاب شد.`,
    longPressToSelect: 'برای انتخاب، انگشت را نگه دارید.',
  },
  '@react-aria/dnd': {
    dragItem: ({ itemText }) => `جابه‌جا کردن ${itemText}`,
    dragSelectedItems: (values, wording) =>
      `جابه‌جا کردن ${count(values, 'count', wording)} مورد انتخاب‌شده`,
    dragDescriptionKeyboard: 'برای برداشتن، Enter را بزنید.',
    dragDescriptionKeyboardAlt: 'برای برداشتن، Alt و Enter را بزنید.',
    dragDescriptionTouch: 'برای برداشتن، دو بار ضربه بزنید.',
    dragDescriptionVirtual: 'برای برداشتن، کلیک کنید.',
    dragDescriptionLongPress: 'برای برداشتن، انگشت را نگه دارید.',
    dragSelectedKeyboard: (values, wording) =>
      `برای برداشتن ${count(values, 'count', wording)} مورد انتخاب‌شده، Enter را بزنید.`,
    dragSelectedKeyboardAlt: (values, wording) =>
      `برای برداشتن ${count(values, 'count', wording)} مورد انتخاب‌شده، Alt و Enter را بزنید.`,
    dragSelectedLongPress: (values, wording) =>
      `برای برداشتن ${count(values, 'count', wording)} مورد انتخاب‌شده، انگشت را نگه دارید.`,
    dragStartedKeyboard:
      'برداشته شد. جای تازه را با پیکان بالا و پایین انتخاب کنید، با Enter بگذارید و با Esc برگردانید.',
    dragStartedTouch: 'برداشته شد. به جای تازه بروید و برای گذاشتن، دو بار ضربه بزنید.',
    dragStartedVirtual: 'برداشته شد. به جای تازه بروید و برای گذاشتن، کلیک کنید یا Enter را بزنید.',
    endDragKeyboard: 'در حال جابه‌جایی. برای لغو، Enter را بزنید.',
    endDragTouch: 'در حال جابه‌جایی. برای لغو، دو بار ضربه بزنید.',
    endDragVirtual: 'در حال جابه‌جایی. برای لغو، کلیک کنید.',
    dropDescriptionKeyboard: 'برای گذاشتن Enter و برای لغو Esc را بزنید.',
    dropDescriptionTouch: 'برای گذاشتن، دو بار ضربه بزنید.',
    dropDescriptionVirtual: 'برای گذاشتن، کلیک کنید.',
    dropCanceled: 'جابه‌جایی لغو شد.',
    dropComplete: 'گذاشته شد.',
    dropIndicator: 'جای گذاشتن',
    dropOnRoot: 'گذاشتن در',
    dropOnItem: ({ itemText }) => `گذاشتن روی ${itemText}`,
    insertBefore: ({ itemText }) => `پیش از ${itemText}`,
    insertBetween: ({ beforeItemText, afterItemText }) =>
      `میان ${beforeItemText} و ${afterItemText}`,
    insertAfter: ({ itemText }) => `پس از ${itemText}`,
  },
  '@react-aria/datepicker': {
    era: 'دوره',
    year: 'سال',
    month: 'ماه',
    day: 'روز',
    hour: 'ساعت',
    minute: 'دقیقه',
    second: 'ثانیه',
    dayPeriod: 'پیش یا پس از ظهر',
    calendar: 'تقویم',
    startDate: 'تاریخ آغاز',
    endDate: 'تاریخ پایان',
    weekday: 'روز هفته',
    timeZoneName: 'منطقهٔ زمانی',
    selectedDateDescription: ({ date }) => `تاریخ انتخاب‌شده: ${date}`,
    selectedRangeDescription: ({ startDate, endDate }) =>
      `بازهٔ انتخاب‌شده: از ${startDate} تا ${endDate}`,
    selectedTimeDescription: ({ time }) => `زمان انتخاب‌شده: ${time}`,
  },
  '@react-aria/combobox': {
    focusAnnouncement: (values, wording) => {
      const { isGroupChange, groupTitle, isSelected, optionText } = values;
      const group = isGroupChange
        ? `گروه ${groupTitle}، ${count(values, 'groupCount', wording)} گزینه. `
        : '';
      return `${group}${optionText}${isSelected ? '، انتخاب‌شده' : ''}`;
    },
    countAnnouncement: (values, wording) =>
      values['optionCount'] === 0
        ? 'گزینه‌ای پیدا نشد.'
        : `${count(values, 'optionCount', wording)} گزینه.`,
    selectedAnnouncement: ({ optionText }) => `${optionText}، انتخاب شد`,
    buttonLabel: 'نمایش گزینه‌ها',
    listboxLabel: 'گزینه‌ها',
  },
  '@react-aria/calendar': {
    previous: 'پیشین',
    next: 'بعدی',
    selectedDateDescription: ({ date }) => `تاریخ انتخاب‌شده: ${date}`,
    selectedRangeDescription: ({ dateRange }) => `بازهٔ انتخاب‌شده: ${dateRange}`,
    todayDate: ({ date }) => `امروز، ${date}`,
    todayDateSelected: ({ date }) => `امروز، ${date}، انتخاب‌شده`,
    dateSelected: ({ date }) => `${date}، انتخاب‌شده`,
    startRangeSelectionPrompt: 'برای آغاز بازه بزنید',
    finishRangeSelectionPrompt: 'برای پایان بازه بزنید',
    minimumDate: 'نخستین تاریخ ممکن',
    maximumDate: 'آخرین تاریخ ممکن',
    dateRange: ({ startDate, endDate }) => `از ${startDate} تا ${endDate}`,
  },
  '@react-aria/breadcrumbs': { breadcrumbs: 'مسیر صفحه' },
  '@react-aria/autocomplete': { collectionLabel: 'پیشنهادها' },
  '@react-stately/datepicker': {
    rangeUnderflow: ({ minValue }) => `تاریخ نباید پیش از ${minValue} باشد.`,
    rangeOverflow: ({ maxValue }) => `تاریخ نباید پس از ${maxValue} باشد.`,
    rangeReversed: 'تاریخ آغاز باید پیش از تاریخ پایان باشد.',
    unavailableDate: 'این تاریخ در دسترس نیست.',
  },
  'react-aria-components': {
    selectPlaceholder: 'انتخاب کنید',
    tableResizer: 'تغییر پهنای ستون',
    dropzoneLabel: 'جای رها کردن فایل',
    colorSwatchPicker: 'رنگ‌ها',
  },
};

const localeKey = Symbol.for('react-aria.i18n.locale');
const stringsKey = Symbol.for('react-aria.i18n.strings');

/**
 * Registers the Persian texts where the library reads them at its first use. A call
 * and not a module side effect: a bundler may drop a side effect, and a build without
 * a browser could not run it.
 */
export function registerAriaStrings(): void {
  if (typeof window !== 'undefined' && !(stringsKey in window)) {
    Object.assign(window, { [localeKey]: 'fa-IR', [stringsKey]: ariaStrings });
  }
}
