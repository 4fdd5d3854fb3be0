/** Why a file has become no text, by the word of the server; the deck does not have these texts. */
export const failedFileText = {
  no_speech: 'در این فایل گفتاری پیدا نشد.',
  unsupported: 'صدای این فایل با روشی فشرده شده است که نویسا نمی‌شناسد.',
  too_long: 'این فایل طولانی‌تر از اندازهٔ مجاز است.',
  no_credit: 'اعتبار شما برای این فایل کافی نبود.',
  damaged: 'این فایل آسیب دیده است و تا پایان خوانده نشد.',
  server: 'مشکلی از سوی نویسا پیش آمد؛ دوباره تبدیل کنید.',
} as const;
