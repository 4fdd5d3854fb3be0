import { foldedWords } from './foldedWords.ts';

/** Determiners and prepositions: what follows them is a noun. */
export const beforeNouns = foldedWords(
  [
    'این آن همین همان اون همون هر یک یه چند چندین چندتا دوتا سه‌تا یک‌تا فلان',
    'از به در با تا بر برای روی سر توی بدون مثل مانند جای به‌جای بالای پهلوی سوی به‌سوی درباره درباره‌ی',
    'اولین آخرین نخستین دومین سومین واپسین بهترین بدترین اون‌یکی',
  ].join(' '),
);

/** Endings that are written apart: «نقطه ها», «ویرگول هایی», «نقطه ی ضعف». */
export const nounEndings = foldedWords(
  'ها های هایی هایم هایت هایش هایمان هایتان هایشان هاش هام هات هاشون هامون ی ام اش',
);

/** «را» as it is written, and as it is spoken. */
export const objectMarkers = foldedWords('را رو');

/** Verbs that never begin a sentence: what stands before them is a part of theirs. */
export const closingVerbs = foldedWords(
  'است هست نیست هستند نیستند بود نبود بودند باشد نباشد باشند',
);

/** Verbs that say something of a mark when they end the clause: «این جمله نقطه ندارد». */
export const markVerbs = foldedWords(
  [
    'دارد ندارد داره نداره داشت نداشت دارند ندارند داریم نداریم می‌خواهد نمی‌خواهد می‌خواد نمی‌خواد',
    'شد نشد شده نشده شود نشود می‌شود نمی‌شود گذاشت گذاشتم گذاشتیم گذاشتند نگذاشت نگذاشتم گذاشته',
    'می‌گذارم می‌گذاریم می‌گذارند می‌ذارم می‌ذاریم بگذار بگذارید بگذاریم نگذار بذار بذارید نذار',
    'بزن بزنید زدم زدیم بنویس بنویسید نوشتم می‌نویسیم می‌گویند می‌گویم',
  ].join(' '),
);

/** What may follow such a verb when it ends its clause. */
export const clauseJoints = foldedWords('و که تا اما ولی چون یا');

/** What follows things that are counted: «سه نقطه در نقشه». */
export const afterCounted = foldedWords(
  [
    'در روی رو بر بین میان از با وجود داریم دارد دارند داشت داشتند هستند مختلف متفاوت مهم اصلی',
    'کلیدی مرزی دیگر شهر جهان زمین نقشه خط بدن صفحه صورت',
  ].join(' '),
);

/** What introduces a colon, whatever follows it: «گفت دو نقطه از فردا». */
export const introducers = foldedWords(
  [
    'گفت گفتم گفتی گفتند گفتیم گفته می‌گوید می‌گویند می‌گفت میگه گفتن پرسید پرسیدم پرسیدند نوشت نوشتم',
    'نوشتند نوشته فرمود فرمودند داد دادم دادند افزود افزودند کرد کردند کردم است زیر مثال مثلا یعنی نتیجه',
    'موضوع عنوان توجه نکته تذکر یادآوری هشدار سوال پرسش جواب پاسخ تاریخ زمان ساعت مکان محل نشانی آدرس',
    'نام شماره تلفن شرح خلاصه شامل عبارتند',
  ].join(' '),
);

/** Numbers that end a longer one: the «دو» of «سی و دو». */
export const smallNumbers = foldedWords('یک دو سه چهار پنج شش شیش هفت هشت نه ده یازده دوازده');

/** What such a number is joined to by «و». */
export const bigNumbers = foldedWords(
  [
    'بیست سی چهل پنجاه شصت هفتاد هشتاد نود صد یکصد دویست سیصد چهارصد پانصد ششصد هفتصد هشتصد نهصد',
    'هزار میلیون میلیارد',
  ].join(' '),
);

/** Nouns that a number belongs to, so that it counts nothing after it: «ساعت پنج نقطه». */
export const numbered = foldedWords(
  [
    'ساعت سال روز شماره صفحه ماده بند فصل جلد گروه درجه مرحله بخش قسمت تبصره نسخه نمره پلاک طبقه واحد',
    'کلاس پایه ردیف فروردین اردیبهشت خرداد تیر مرداد شهریور مهر آبان آذر دی بهمن اسفند',
  ].join(' '),
);
