import { foldWords } from '../fold.ts';

const pronounLike = 'این آن همین همان اون همون یک چندتا دوتا سه‌تا یک‌تا اون‌یکی';

/** Determiners that are also pronouns and numbers, and so may end a sentence: «بعد از آن نقطه». */
export const pronouns = foldWords(pronounLike);

/** Determiners and prepositions; a noun follows them. */
export const beforeNouns = foldWords(
  [
    pronounLike,
    'هر یه چند چندین فلان هرگونه هیچ‌گونه سایر کلیه تک‌تک یکایک',
    'از به در با تا بر برای روی سر توی بدون مثل مانند جای به‌جای بالای پهلوی سوی به‌سوی درباره درباره‌ی',
    'بین حدود طی علیه جز به‌جز بجز بابت واسه واسه‌ی جلوی درون ضمن نزد توسط پیرامون طبق مطابق براساس',
    'برحسب بنابر علی‌رغم برخلاف به‌خاطر به‌دلیل به‌علت به‌وسیله به‌وسیله‌ی به‌عنوان همانند همچون سوای ورای',
    'روبه‌روی روبروی لای دور‌تادور فاقد دارای حاوی',
    'اولین آخرین نخستین دومین سومین چندمین کدامین واپسین بهترین بدترین',
  ].join(' '),
);

/** Words before «از» that make a phrase of time or comparison with it: «بعد از آن». */
export const beforeFrom = foldWords('بعد قبل پیش پس غیر بیش بیشتر کمتر جدا گذشته');

/** Places in news: «زمین‌لرزه دو نقطه کشور را لرزاند». */
export const places = foldWords(
  'کشور پایتخت استان شهرستان شهر روستا منطقه مرز جهان دنیا شمال جنوب شرق غرب مرکز',
);

/** Noun endings written as separate words: «نقطه ها», «ویرگول هایی», «نقطه ی ضعف». */
export const nounEndings = foldWords(
  'ها های هایی هایم هایت هایش هایمان هایتان هایشان هاش هام هات هاشون هامون ی ام اش',
);

/** Words that «ای» calls: «ای کاش», «ای خدا». */
export const callers = foldWords(
  'کاش خدا وای بابا دل جان دوست دوستان عزیز عزیزان ایران مردم وطن داد یار آقا',
);

/** «را» in its written and colloquial form. */
export const objectMarkers = foldWords('را رو');

/** Verbs that never begin a sentence. */
export const closingVerbs = foldWords('است هست نیست هستند نیستند بود نبود بودند باشد نباشد باشند');

/** Verbs of a question about a mark: «کاربرد ویرگول چیست». */
export const askingVerbs = foldWords('چیست چیه');

/** Verbs that, at the end of a clause, are about a mark: «این جمله نقطه ندارد». */
export const markVerbs = foldWords(
  [
    'دارد ندارد داره نداره داشت نداشت دارند ندارند داریم نداریم می‌خواهد نمی‌خواهد می‌خواد نمی‌خواد',
    'شد نشد شده نشده شود نشود می‌شود نمی‌شود گذاشت گذاشتم گذاشتیم گذاشتند نگذاشت نگذاشتم گذاشته',
    'می‌گذارم می‌گذاریم می‌گذارند می‌ذارم می‌ذاریم بگذار بگذارید بگذاریم بگذارم بذارم بذاریم نگذار بذار بذارید نذار',
    'بزن بزنید زدم زدیم بنویس بنویسید نوشتم می‌نویسیم می‌گویند می‌گویم مانده ماند می‌ماند',
  ].join(' '),
);

/** Words that may follow such a verb at the end of its clause. */
export const clauseJoints = foldWords('و که تا اما ولی چون یا');

/** Words after counted nouns: «سه نقطه در نقشه». */
export const afterCounted = foldWords(
  [
    'در روی رو بر بین میان از با وجود داریم دارد دارند داشت داشتند هستند مختلف متفاوت مهم اصلی',
    'کلیدی مرزی دیگر شهر جهان زمین نقشه خط بدن صفحه صورت',
  ].join(' '),
);

/** Words that introduce a colon in any context: «گفت دو نقطه از فردا». */
export const introducers = foldWords(
  [
    'گفت گفتم گفتی گفتند گفتیم گفته می‌گوید می‌گویند می‌گفت میگه گفتن پرسید پرسیدم پرسیدند نوشت نوشتم',
    'نوشتند نوشته فرمود فرمودند داد دادم دادند افزود افزودند کرد کردند کردم است زیر مثال مثلا یعنی نتیجه',
    'موضوع عنوان توجه نکته تذکر یادآوری هشدار سوال پرسش جواب پاسخ تاریخ زمان ساعت مکان محل نشانی آدرس',
    'نام شماره تلفن شرح خلاصه شامل عبارتند',
  ].join(' '),
);

/** Numbers that can end a compound number: the «دو» of «سی و دو». */
export const smallNumbers = foldWords('یک دو سه چهار پنج شش شیش هفت هشت نه ده یازده دوازده');

/** Numbers that «و» joins with such a number. */
export const bigNumbers = foldWords(
  [
    'بیست سی چهل پنجاه شصت هفتاد هشتاد نود صد یکصد دویست سیصد چهارصد پانصد ششصد هفتصد هشتصد نهصد',
    'هزار میلیون میلیارد',
  ].join(' '),
);

/** Nouns that take the number after them, which then counts nothing: «ساعت پنج نقطه». */
export const numbered = foldWords(
  [
    'ساعت سال روز شماره صفحه ماده بند فصل جلد گروه درجه مرحله بخش قسمت تبصره نسخه نمره پلاک طبقه واحد',
    'کلاس پایه ردیف فروردین اردیبهشت خرداد تیر مرداد شهریور مهر آبان آذر دی بهمن اسفند',
  ].join(' '),
);

/** Further nouns that a number and a colon make a heading: «سؤال یک دو نقطه». */
export const labels = foldWords(
  'سوال گام تمرین مثال نکته مورد جدول شکل نمودار پرسش اصل عنوان گزینه',
);
