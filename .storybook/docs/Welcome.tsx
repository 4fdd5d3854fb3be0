import changelog from '../../CHANGELOG.md?raw';
import { Looks } from './Looks.tsx';
import { PageLink } from './PageLink.tsx';
import { records } from './records.ts';

interface Card {
  to: string;
  title: string;
  words: string;
}

const cards: readonly Card[] = [
  {
    to: 'foundations-themes--side-by-side',
    title: 'Themes',
    words: '11 hues, light and dark, side by side.',
  },
  {
    to: 'foundations-for-figma--docs',
    title: 'For Figma',
    words: 'Token files to download, and how they become variables.',
  },
  {
    to: 'foundations-colour--default',
    title: 'Foundations',
    words: 'Colour, type, space, motion and writing, from the tokens themselves.',
  },
  {
    to: 'components-overview--docs',
    title: 'Components',
    words: 'What each is for, its keys, and whether the product uses it.',
  },
  {
    to: 'screens-overview--docs',
    title: 'Screens',
    words: 'Every state of every screen, with data of the mock backend.',
  },
  {
    to: 'screens-all-looks--docs',
    title: 'All looks',
    words: 'One screen in 22 looks at once.',
  },
];

/** The first page: what this is, in both languages, and the ways on. */
export function Welcome() {
  const used = [...records.values()].filter(({ status }) => status === 'in-product').length;
  return (
    <div className="nevisa-page nevisa-welcome sb-unstyled">
      <header>
        <p className="nevisa-persian" lang="fa" dir="rtl">
          نویسا: بگویید تا نوشته شود
        </p>
        <h1>The design system of Nevisa</h1>
        <p>
          Nevisa turns spoken Persian into written Persian while it is being spoken. On every page
          the user’s own words come first; everything else steps back.
        </p>
      </header>
      <Looks />
      <nav className="nevisa-cards" aria-label="Where to go">
        {cards.map(({ to, title, words }) => (
          <PageLink key={to} to={to}>
            <strong>{title}</strong>
            <span>{words}</span>
          </PageLink>
        ))}
      </nav>
      <div className="nevisa-columns">
        <HowTo components={records.size} used={used} />
        <PersianGuide />
      </div>
      <div className="nevisa-columns">
        <News />
        <Contact />
      </div>
    </div>
  );
}

function HowTo({ components, used }: { components: number; used: number }) {
  return (
    <section>
      <h2>How to look</h2>
      <ul>
        <li>
          The toolbar chooses a theme and a scheme. The keys are <kbd>T</kbd> for the next theme and{' '}
          <kbd>D</kbd> for light or dark.
        </li>
        <li>
          {`${components} components and layouts; ${used} of them are in the product. The others say “ready” or “draft”; the filter beside the search field shows one group.`}
        </li>
        <li>
          In <em>Controls</em> every look of a component can be set; the address keeps it, so it can
          be sent.
        </li>
        <li>Every story is a test in Chromium; axe passes in 22 looks and both directions.</li>
      </ul>
    </section>
  );
}

function PersianGuide() {
  return (
    <section className="nevisa-persian" lang="fa" dir="rtl">
      <h2>خوش آمدید</h2>
      <p>
        این‌جا دفتر طراحی نویساست: رنگ‌ها، نوشتار، اجزا و همهٔ صفحه‌ها، همان‌گونه که در محصول ساخته
        شده‌اند.
      </p>
      <ul>
        <li>
          از نوار بالا تم و حالت روشن یا تیره را انتخاب کنید؛ کلید T تم بعدی و کلید D تیره و روشن
          است.
        </li>
        <li>
          هر جزء صفحه‌ای دارد: کی به کار می‌آید، کی نه، متنش چگونه نوشته می‌شود و با صفحه‌کلید چه می‌کند.
        </li>
        <li>برای فیگما، فایل رنگ‌ها و اندازه‌ها را از صفحهٔ For Figma بگیرید.</li>
        <li>قاعدهٔ نوشتن متن‌های محصول در Foundations / Writing است.</li>
      </ul>
    </section>
  );
}

function News() {
  const entries = Array.from(changelog.matchAll(/^- (.+)$/gm), ([, entry = '']) => entry);
  return (
    <section>
      <h2>What changed</h2>
      <ul>
        {entries.slice(0, 4).map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
      <p>
        <PageLink to="what-changed--docs">All changes →</PageLink>
      </p>
    </section>
  );
}

function Contact() {
  return (
    <section>
      <h2>Whom to ask</h2>
      <ul>
        <li>
          Something looks wrong, or a component is missing: open an issue with the template “bug” or
          “feature”, and paste the address of the story.
        </li>
        <li>A text reads badly: name its words; all texts are in docs/copy.fa.json.</li>
        <li>How to add or change a component: CONTRIBUTING.md, “Recipes”.</li>
        <li>Why something is as it is: docs/decisions.</li>
      </ul>
    </section>
  );
}
