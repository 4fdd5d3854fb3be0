import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { ColumnList } from '../components/data/ColumnList/ColumnList.tsx';
import { CountdownRing } from '../components/feedback/CountdownRing/CountdownRing.tsx';
import { PlaybackSettings } from '../components/media/Player/PlaybackSettings.tsx';
import { PlayerFacts } from '../components/media/Player/PlayerFacts.tsx';
import { Kbd } from '../components/text/Kbd/Kbd.tsx';
import { Ltr } from '../components/text/Ltr/Ltr.tsx';
import { Money } from '../components/text/Money/Money.tsx';
import { Percent } from '../components/text/Percent/Percent.tsx';
import { PersianDate } from '../components/text/PersianDate/PersianDate.tsx';
import { AuthCard } from '../layout/AuthFrame/AuthCard.tsx';
import { ErrorPage } from '../layout/ErrorPage/ErrorPage.tsx';
import { Receipt } from '../layout/Receipt/Receipt.tsx';
import { SideMenu } from '../layout/SideMenu/SideMenu.tsx';
import { account } from '../layout/stories/sampleMenu.tsx';
import { render } from '../testing/render.tsx';

const ignore = () => undefined;

const owner = { ...account, onSignOut: ignore };

const brand = { name: 'نویسا', href: '/' };

const codes = (
  <ColumnList
    aria-label="پرداخت‌ها"
    items={[{ name: 'بسته', code: 'NV-1' }]}
    itemKey={({ code }) => code}
    columns={[
      { id: 'name', header: 'بابت', kind: 'words', text: ({ name }) => name },
      { id: 'code', header: 'شماره', kind: 'code', text: ({ code }) => code },
    ]}
    href={({ code }) => `/${code}`}
  />
);

const speed = (
  <PlaybackSettings
    speed={1.5}
    silence={{ isSkipped: false, saved: null }}
    onSpeedChange={ignore}
    onSilenceChange={ignore}
    onSettingsOpenChange={ignore}
  />
);

it.each<readonly [string, ReactElement, string]>([
  ['a code', <Ltr key="code">NV-1</Ltr>, 'NV-1'],
  ['a key', <Kbd key="key" keys={['Ctrl', 'K']} />, 'Ctrl'],
  ['an amount', <Money key="amount" amount={5_000} />, '۵٬۰۰۰'],
  ['a percentage', <Percent key="percentage">۱۲٪</Percent>, '۱۲٪'],
  ['a date', <PersianDate key="date" time="2026-11-21 14:05:09" />, '۳۰ آبان ۱۴۰۵'],
  ['a countdown', <CountdownRing key="countdown" secondsLeft={65} total={120} />, '۱:۰۵'],
  ['the speed of a sound', speed, '۱٫۵'],
  [
    'the place in a sound',
    <PlayerFacts key="place" state="paused" duration={65} position={5} />,
    '۰:۰۵',
  ],
  ['a code in a list', codes, 'NV-1'],
  ['the product on a form', <AuthCard key="form" heading="ورود" brandName="نویسا" />, 'نویسا'],
  [
    'the product in the menu',
    <SideMenu key="menu" groups={[]} {...{ account: owner, brand }} />,
    'نویسا',
  ],
  ['the product on an error', <ErrorPage key="error" heading="خطا" brand={brand} />, 'نویسا'],
  [
    'the product on a receipt',
    <Receipt key="receipt" outcome="success" heading="رسید" brandName="نویسا" items={[]} />,
    'نویسا',
  ],
])('G12: a browser that translates the page leaves %s as it is', (_, content, words) => {
  const texts = listTexts(render(content).container).filter(({ text }) => text.includes(words));
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter(({ translated }) => translated)).toEqual([]);
});

it('G12: a browser translates the words beside a figure', () => {
  const { container } = render(
    <CountdownRing secondsLeft={65} total={120} label="تا پایان اعتبار کد" />,
  );
  expect(listTexts(container)).toContainEqual({ text: 'تا پایان اعتبار کد', translated: true });
});

/** The texts of a page, each with whether a browser may translate it. */
function listTexts(container: HTMLElement): { text: string; translated: boolean }[] {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const texts = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { parentElement, nodeValue } = node;
    texts.push({ text: nodeValue ?? '', translated: parentElement?.translate ?? true });
  }
  return texts;
}
