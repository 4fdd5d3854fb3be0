import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import { Percent } from '../../components/text/Percent/Percent.tsx';
import { formatClock, formatDate, parseWireTime } from '../../persian/date.ts';
import { formatToman } from '../../persian/money.ts';
import { formatNumber, formatPercent } from '../../persian/number.ts';
import { GuidePage, GuideSection, RuleList } from './Guide.tsx';
import * as S from './Guide.styles.ts';
import {
  halfSpaceExamples,
  markExamples,
  toneExamples,
  type WritingExample,
} from './writingExamples.ts';

const meta = preview.meta({
  title: 'Foundations/Writing',
  parameters: describePage(
    'The tone of Persian texts, half-spaces, punctuation, digits, dates and money.',
  ),
});

const time = parseWireTime('2026-11-21 14:05');

const figures: readonly (readonly [name: string, shown: ReactNode, rule: string])[] = [
  [
    'Number',
    formatNumber(1_250_000.5),
    'Persian digits, thousands separator «٬», which Vazirmatn draws like a comma, decimal separator «٫».',
  ],
  ['Money', formatToman(1_250_000), 'The number, then the unit; no decimals.'],
  ['Date', time === null ? '' : formatDate(time), 'Day, month name, year in the Persian calendar.'],
  ['Time', time === null ? '' : (formatClock(time) ?? ''), '24 hours, two digits each.'],
  [
    'Percent',
    <Percent key="percent">{formatPercent(0.53)}</Percent>,
    'The sign after the number, at its left, without a space.',
  ],
];

export const Default = meta.story({
  render: () => (
    <GuidePage
      title="Writing"
      lead="Calm, precise and friendly. Formal «شما», everyday words, one thought per sentence."
    >
      <GuideSection title="Voice and tone">
        <Examples rows={toneExamples} label="Voice and tone" />
        <RuleList
          rules={[
            'First the event, then its effect on the user’s text, then the next step.',
            'No exclamation marks, no blame, no jokes about errors.',
            'No internal terms: session, token, server, error code.',
            'Labels are nouns, button texts are actions.',
          ]}
        />
      </GuideSection>
      <GuideSection
        title="Half-space and letters"
        note="The half-space (U+200C) separates parts of one word without a space."
      >
        <Examples rows={halfSpaceExamples} label="Half-space and letters" />
      </GuideSection>
      <GuideSection title="Punctuation">
        <Examples rows={markExamples} label="Punctuation" />
      </GuideSection>
      <GuideSection
        title="Digits, dates, money"
        note="Use the formatting functions of the library."
      >
        <Figures />
        <RuleList
          rules={[
            'Users may type Persian, Arabic or Latin digits; requests contain Latin digits, the screen shows Persian digits.',
            'Telephone numbers, codes and card numbers have no thousands separators and run left-to-right.',
            'One to ten may be words in a sentence; before a unit they are digits.',
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

function Examples({ rows, label }: { rows: readonly WritingExample[]; label: string }) {
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
          {rows.map(({ write, avoid, why }) => (
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

function Figures() {
  return (
    <S.Scroller aria-label="Digits, dates, money" tabIndex={0}>
      <S.Table>
        <thead>
          <tr>
            <th scope="col">Kind</th>
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
  );
}
