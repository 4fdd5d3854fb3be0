import { expect } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { formatClock, formatDate, parseWireTime } from '../persian/date.ts';
import { toPersianDigits } from '@nevisa/writing';
import { formatToman } from '../persian/money.ts';
import { formatNumber } from '../persian/number.ts';
import { GuidePage, GuideSection, Rules } from './stories/Guide.tsx';
import * as S from './stories/Guide.styles.ts';

const meta = preview.meta({ title: 'Foundations/Writing', parameters: { layout: 'fullscreen' } });

type Example = readonly [write: string, avoid: string, why: string];

const tone: readonly Example[] = [
  [
    'اینترنت قطع است. متن شما روی همین دستگاه می‌ماند.',
    'خطای شبکه رخ داده است!',
    'Say what is the case and what it means.',
  ],
  [
    'دوباره وارد شوید تا ادامه دهید.',
    'نشست شما نامعتبر است.',
    'Say what to do, in the person’s words.',
  ],
  ['حذف همهٔ پیام‌ها', 'تأیید', 'A button says what it does.'],
  ['هنوز نوشته‌ای ندارید.', 'موردی یافت نشد.', 'An empty place is a beginning, not a failure.'],
];

const halfSpace: readonly Example[] = [
  ['می‌نویسد', 'می نویسد', 'Prefixes of verbs stand by a half-space.'],
  ['نوشته‌ها', 'نوشته ها', 'So do plurals,'],
  ['بزرگ‌تر', 'بزرگ تر', 'comparisons,'],
  ['نوشته‌ام', 'نوشته ام', 'and the endings of verbs.'],
  ['نسخهٔ جدید', 'نسخه ی جدید', 'Ezafe after silent he is a hamza.'],
  ['کتاب من', 'كتاب من', 'Persian kaf and ye, not the Arabic ones.'],
];

const marks: readonly Example[] = [
  ['سلام، خوبید؟', 'سلام ,خوبید ?', 'Persian comma and question mark, close to the word before.'],
  ['«نویسا»', '"نویسا"', 'Quotation marks are guillemets.'],
  ['در حال ورود…', 'در حال ورود...', 'An ellipsis is one sign.'],
];

const time = parseWireTime('2026-11-21 14:05');

const figures: readonly (readonly [name: string, shown: string, rule: string])[] = [
  [
    'Number',
    formatNumber(1_250_000.5),
    'Persian digits, thousands apart by «٬», decimals after «٫».',
  ],
  ['Money', formatToman(1_250_000), 'The figure, then the word; toman has no parts.'],
  [
    'Date',
    time === null ? '' : formatDate(time),
    'Day, month by name, year, in the Persian calendar.',
  ],
  ['Time', time === null ? '' : (formatClock(time) ?? ''), 'Twenty-four hours, two digits each.'],
  ['Percent', `${toPersianDigits(53)}٪`, 'The sign after the figure, without a space.'],
];

export const Default = meta.story({
  render: () => (
    <GuidePage
      title="Writing"
      lead="Calm, precise, warm: a colleague who writes well and never shouts. Formal «شما», everyday words, one thought in a sentence."
    >
      <GuideSection title="Voice and tone">
        <Examples rows={tone} label="Voice and tone" />
        <Rules
          rules={[
            'First what happened, then what it means for the person’s words, then what to do.',
            'No exclamation marks, no blame, no jokes about mistakes.',
            'No word for what the machine did inside: no session, token, server, code of an error.',
            'Labels are nouns, buttons are what happens when they are pressed.',
          ]}
        />
      </GuideSection>
      <GuideSection
        title="Half-space and letters"
        note="The half-space (U+200C) keeps parts of one word together without joining them."
      >
        <Examples rows={halfSpace} label="Half-space and letters" />
      </GuideSection>
      <GuideSection title="Marks">
        <Examples rows={marks} label="Marks" />
      </GuideSection>
      <GuideSection
        title="Digits, dates, money"
        note="These are written by the library’s own functions, never by hand."
      >
        <S.Scroller aria-label="Digits, dates, money" tabIndex={0}>
          <S.Table>
            <thead>
              <tr>
                <th scope="col">What</th>
                <th scope="col">Shown</th>
                <th scope="col">Rule</th>
              </tr>
            </thead>
            <tbody>
              {figures.map(([name, shown, rule]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td lang="fa" dir="rtl">
                    {shown}
                  </td>
                  <td>{rule}</td>
                </tr>
              ))}
            </tbody>
          </S.Table>
        </S.Scroller>
        <Rules
          rules={[
            'People may type Persian, Arabic or Latin digits; what is sent is Latin, what is shown is Persian.',
            'A telephone number, a code and a card number are not numbers: no thousands, and left-to-right.',
            'One to ten may be words in a sentence; beside a unit they are digits.',
          ]}
        />
      </GuideSection>
    </GuidePage>
  ),
  play: async ({ canvas, step }) => {
    await step('dates and money have the format of the library', async () => {
      await expect(canvas.getByText('۳۰ آبان ۱۴۰۵')).toBeVisible();
      await expect(canvas.getByText('۱٬۲۵۰٬۰۰۰ تومان')).toBeVisible();
    });
  },
});

function Examples({ rows, label }: { rows: readonly Example[]; label: string }) {
  return (
    <S.Scroller aria-label={label} tabIndex={0}>
      <S.Table>
        <thead>
          <tr>
            <th scope="col">Write</th>
            <th scope="col">Avoid</th>
            <th scope="col">Why</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([write, avoid, why]) => (
            <tr key={write}>
              <td lang="fa" dir="rtl">
                {write}
              </td>
              <td lang="fa" dir="rtl">
                {avoid}
              </td>
              <td>{why}</td>
            </tr>
          ))}
        </tbody>
      </S.Table>
    </S.Scroller>
  );
}
