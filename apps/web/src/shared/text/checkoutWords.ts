/** Texts of a purchase that the deck (docs/copy.fa.json) does not have. */
export const checkoutWords = {
  priceChanged: 'قیمت از {old} به {new} تغییر کرده است. برای پذیرش دوباره بزنید.',
  goingTo: 'به {host} می‌روید.',
  expiredLink: 'مهلت این پرداخت گذشته است.',
  startNew: 'شروع پرداخت تازه',
  timeLeft: '{t} مهلت دارید',
  startsAfter: 'این بسته از {date} آغاز می‌شود.',
  pendingFor: '{name}، {amount} تومان',
  stuck: 'درگاه پرداخت باز نشد. دوباره بزنید.',
  gatewayRefused: 'نشانی درگاه پرداخت شناخته نشد. با پشتیبانی تماس بگیرید.',
  verifying: 'پرداخت شما در حال تأیید بانک است…',
  verifyLater: 'تأیید بانک طول کشید؛ نتیجه در تراکنش‌ها می‌آید.',
  wallet: 'پرداخت از کیف پول',
  activated: 'بسته فعال شد',
  activatedText: 'می‌توانید تایپ صوتی را آغاز کنید.',
  codeHint: 'بزرگی و کوچکی حروف فرقی ندارد.',
  retryCode: 'دوباره بررسی کن',
} as const;
