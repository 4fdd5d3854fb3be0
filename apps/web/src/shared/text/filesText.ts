import { failedFileText } from './failedFileText.ts';

/** The texts of the deck on files that become texts. */
export const historyFilesText = {
  uploadFile: 'تبدیل فایل صوتی',
  dropHere: 'فایل صوتی یا ویدئویی را این‌جا رها کنید',
  cancelTask: 'لغو تبدیل',
  badFile: 'قالب این فایل پشتیبانی نمی‌شود.',
  alreadyDone: 'این فایل قبلاً تبدیل شده است.',
} as const;

/** The part of a text on its way, in the words of the deck. */
export const commonFilesText = { upload: 'بارگذاری' } as const;

/** Texts on files that become texts which the deck (docs/copy.fa.json) does not have. */
export const filesText = {
  // States.
  checking: 'در حال بررسی',
  refused: 'پذیرفته نشد',
  duplicate: 'تبدیل‌شده',
  unaffordable: 'اعتبار کافی نیست',
  ready: 'آمادهٔ بارگذاری',
  waiting: 'در نوبت بارگذاری',
  sending: 'در حال بارگذاری',
  retrying: 'بارگذاری نشد؛ خودش دوباره تلاش می‌کند',
  noSpeed: 'در انتظار شبکه',
  paused: 'متوقف شده',
  offline: 'در انتظار اینترنت',
  signedOut: 'در انتظار ورود',
  needsFile: 'فایل لازم است',
  queued: 'بارگذاری شد؛ در صف تبدیل',
  converting: 'در حال تبدیل به متن',
  canceling: 'در حال لغو',
  canceled: 'لغو شد',
  // Bars.
  barConverting: 'تبدیل',
  of: '{sent} از {total}',
  between: '، ',
  speed: '{n} در ثانیه',
  timeLeft: '{t} مانده است',
  sent: 'بارگذاری شد',
  // Cost and credit.
  cost: '{t} از اعتبار شما مصرف می‌شود.',
  leftAfter: 'پس از آن {t} می‌ماند.',
  notEnough: 'اعتبار شما کافی نیست: {need} لازم است و {left} دارید.',
  reservedBefore: 'بقیهٔ اعتبار برای فایل‌های پیش از این نگه داشته شده است.',
  unknownLength: 'مدت این فایل پس از بارگذاری معلوم می‌شود.',
  billed: '{t} از اعتبار شما کم شد.',
  creditNow: 'اکنون {t} اعتبار دارید.',
  notBilled: 'برای این فایل اعتباری کم نشد.',
  // Faults.
  empty: 'این فایل خالی است.',
  tooLarge: 'حجم این فایل بیش از {max} است.',
  noAudio: 'این فایل صدا ندارد.',
  inList: 'همین فایل پیش از این در فهرست آمده است.',
  unreadable: 'این فایل خوانده نشد؛ شاید جابه‌جا یا حذف شده باشد.',
  folder: 'پوشه پذیرفته نمی‌شود؛ فایل‌های درون آن را بیفزایید.',
  tooMany: 'در هر بار حداکثر {n} فایل جا می‌شود؛ این فایل را پس از آن‌ها بیفزایید.',
  chooseAgain: 'برای ادامه، همان فایل را دوباره انتخاب کنید.',
  allowAgain: 'مرورگر این فایل را به یاد دارد؛ برای ادامه، اجازه بدهید دوباره آن را بخواند.',
  otherFile: 'این همان فایل نیست.',
  otherVideo:
    'این همان فایل نیست. بعضی گوشی‌ها ویدئو را هر بار از نو می‌سازند؛ اگر چنین است، این مورد را لغو کنید و ویدئو را دوباره بیفزایید.',
  changed: 'فایل روی دستگاه تغییر کرده است؛ دوباره انتخابش کنید.',
  signInAgain: 'نشست شما پایان یافته است؛ پس از ورود، بارگذاری ادامه می‌یابد.',
  beganAnew: 'بخشی از این فایل در نویسا نمانده بود؛ آن بخش دوباره فرستاده می‌شود.',
  sentTooLarge: 'این فایل برای نویسا بزرگ‌تر از اندازه است.',
  storageFull: 'فضای شما در نویسا پر است؛ چند نوشته یا صدا را حذف کنید و دوباره تلاش کنید.',
  serverRefused: 'نویسا این فایل را نپذیرفت.',
  noSpeech: failedFileText.no_speech,
  unsupported: failedFileText.unsupported,
  tooLong: failedFileText.too_long,
  noCredit: failedFileText.no_credit,
  damaged: failedFileText.damaged,
  unknownTask: 'نویسا این فایل را دیگر ندارد؛ می‌توانید دوباره آن را بفرستید.',
  server: 'مشکلی از سوی نویسا پیش آمد؛ فایل شما نزد نویساست.',
  unknown: 'تبدیل به پایان نرسید. اگر تکرار شد، این شناسه را به پشتیبانی بدهید: {id}',
  // Actions.
  start: 'شروع بارگذاری',
  pause: 'توقف بارگذاری',
  resume: 'ادامهٔ بارگذاری',
  cancel: 'لغو بارگذاری',
  remove: 'برداشتن از فهرست',
  choose: 'انتخاب فایل',
  chooseOther: 'انتخاب فایل دیگر',
  sendAgain: 'ارسال دوباره',
  copyId: 'کپی شناسه',
  change: 'تغییر',
  startAll: 'شروع همه',
  pauseAll: 'توقف همه',
  resumeAll: 'ادامهٔ همه',
  notify: 'خبر دادن هنگام آماده شدن',
  // Options.
  withPunctuation: 'با نشانه‌گذاری',
  withoutPunctuation: 'بدون نشانه‌گذاری',
  numbers: 'عددها با رقم',
  words: 'عددها با حرف',
  speakers: '{n} گوینده',
  speakersAutomatic: 'تشخیص خودکار گوینده‌ها',
  restart: 'شروع از نو',
  restartText:
    'بارگذاری این فایل شروع شده است. اگر گزینه‌ها را تغییر دهید، آنچه فرستاده شده است پاک می‌شود و فایل از نو فرستاده می‌شود.',
  restartJobText:
    'این فایل در حال تبدیل است. اگر گزینه‌ها را تغییر دهید، این تبدیل لغو می‌شود، بخشی که تبدیل شده است از اعتبار شما کم می‌شود و فایل از نو فرستاده می‌شود.',
  optionsOf: 'گزینه‌های تبدیل «{name}»',
  // The whole.
  count: '{n} فایل',
  whole: '{n} فایل، {sent} از {total} بارگذاری شده است',
  limits:
    'هر فایل تا {max} و هر بار تا {n} فایل؛ mp3، wav، m4a، aac، ogg، opus، webm، flac، mp4، mov و mkv',
  audioOrVideo: 'فایل صوتی یا ویدئویی',
  otherTab: 'بارگذاری در پنجرهٔ دیگری در جریان است.',
  refusedSome: '{n} فایل افزوده نشد',
  refusedFile: '{name}: {reason}',
  privacyDays: 'فایل‌ها به نویسا فرستاده می‌شود؛ صدای آن‌ها پس از {t} پاک می‌شود و متن می‌ماند.',
  privacyAlways: 'فایل‌ها به نویسا فرستاده می‌شود؛ صدا و متن تا وقتی آن‌ها را حذف نکنید می‌ماند.',
  // Questions and messages.
  cancelTitle: 'بارگذاری «{name}» لغو شود؟',
  cancelText: 'آنچه فرستاده شده است پاک می‌شود.',
  cancelJobTitle: 'تبدیل «{name}» لغو شود؟',
  cancelJobText: 'متنی ساخته نمی‌شود. بخشی که تبدیل شده است از اعتبار شما کم می‌شود.',
  keepGoing: 'لغو نشود',
  doneTitle: 'متن آماده است',
} as const;
