/** What is said about files before a sign-out; the deck (docs/copy.fa.json) does not have it. */
export const leavingUploadText = {
  unsentAtSignOut:
    'فایلی از شما هنوز کامل فرستاده نشده است. با خروج، ارسال متوقف می‌شود. پس از ورود دوباره همان فایل را انتخاب کنید تا ارسال از همان‌جا ادامه یابد؛ خود فایل روی دستگاه شما می‌ماند.',
} as const;
