import type { ThemeName } from '../tokens/themes.ts';

const themeNames = {
  blue: 'آبی',
  navy: 'سرمه‌ای',
  teal: 'سبزآبی',
  green: 'سبز',
  olive: 'زیتونی',
  amber: 'کهربایی',
  orange: 'نارنجی',
  red: 'سرخ',
  rose: 'گلی',
  purple: 'بنفش',
  slate: 'دودی',
} satisfies Record<ThemeName, string>;

/** The few words the library says by itself; all others arrive as props and children. */
export const text = {
  loading: 'در حال بارگذاری…',
  optional: 'اختیاری',
  showPassword: 'نمایش رمز عبور',
  clear: 'پاک کردن',
  charactersLeft: '{n} نویسه مانده است',
  charactersOver: '{n} نویسه بیش از اندازه است',
  formFaults: 'این موارد را اصلاح کنید',
  tags: {
    remove: 'برداشتن {tag}',
    removed: '{tag} برداشته شد',
    duplicate: 'این کلمه قبلاً افزوده شده است.',
  },
  capsLock: 'کلید Caps Lock روشن است.',
  theme: { title: 'تم رنگی', names: themeNames },
  scheme: { title: 'روشنی صفحه', names: { light: 'روشن', dark: 'تیره', system: 'مانند دستگاه' } },
  transcript: 'متن نهایی',
  record: {
    idle: 'شروع تایپ صوتی',
    asking: 'در انتظار اجازهٔ میکروفون…',
    live: 'پایان',
    finalizing: 'در حال نهایی کردن آخرین جمله…',
  },
  navigation: {
    skipToContent: 'رفتن به محتوای اصلی',
    main: 'منوی اصلی',
    open: 'باز کردن منو',
    close: 'بستن منو',
    collapse: 'جمع کردن منو',
    expand: 'باز کردن منو',
    home: 'خانه',
    profile: 'پروفایل',
    logout: 'خروج از حساب',
    listSeparator: '، ',
  },
} as const;
