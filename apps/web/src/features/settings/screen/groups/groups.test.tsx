import { NevisaUi } from '@nevisa/ui';
import type { WritingSettings } from '@nevisa/writing';
import type { ComponentType } from 'react';
import { expect, it, vi } from 'vitest';
import { renderInPage } from '../../../../testing/renderInPage.ts';
import { settingsText as words } from '../../../../shared/text/settingsText.ts';
import type { WritingSettingsView } from '../useWritingSettings.ts';
import { NumbersGroup } from './NumbersGroup.tsx';
import { PunctuationGroup } from './PunctuationGroup.tsx';
import { ScriptGroup } from './ScriptGroup.tsx';

type Group = ComponentType<{ settings: WritingSettingsView }>;

/** Shows a group whose settings are off but for the given ones. */
function showGroup(Group: Group, given: Partial<WritingSettings> = {}, autoPunctuation = false) {
  const choose = vi.fn<WritingSettingsView['commands']['choose']>();
  const writing = {
    convertNumbers: true,
    numberMode: 'smart',
    ezafe: 'keep',
    style: 'as_spoken',
    ...given,
  };
  const settings = { facts: { writing, result: { autoPunctuation } }, commands: { choose } };
  const { host } = renderInPage(
    <NevisaUi>
      <Group settings={settings as unknown as WritingSettingsView} />
    </NevisaUi>,
  );
  const find = (label: string) => {
    const inputs = [...host.querySelectorAll('input')];
    const named = inputs.find(({ labels }) => labels?.[0]?.textContent.startsWith(label));
    expect(named, label).toBeDefined();
    return named as HTMLInputElement;
  };
  return { choose, find };
}

it.each<[string, Group, string, keyof WritingSettings]>([
  ['X-40', PunctuationGroup, words.convertPunctuations, 'convertPunctuations'],
  ['X-42', PunctuationGroup, words.autoSpace, 'autoSpace'],
  ['X-42', PunctuationGroup, words.quotes, 'persianQuotes'],
  ['X-44', NumbersGroup, words.addNumberSeparator, 'addNumberSeparator'],
  ['X-45', NumbersGroup, words.showDigitsInEnglish, 'showDigitsInEnglish'],
  ['X-46', ScriptGroup, words.halfSpace, 'halfSpace'],
  ['X-47', ScriptGroup, words.arabicChars, 'arabicChars'],
  ['X-50', ScriptGroup, words.fillers, 'fillers'],
])('%s: the switch of %s «%s» shows and changes its own setting', (_, Group, label, name) => {
  const off = showGroup(Group);
  expect(off.find(label).checked).toBe(false);
  off.find(label).click();
  expect(off.choose.mock.calls).toEqual([[{ [name]: true }]]);
  const on = showGroup(Group, { [name]: true });
  expect(on.find(label).checked).toBe(true);
  on.find(label).click();
  expect(on.choose.mock.calls).toEqual([[{ [name]: false }]]);
});

it('X-41: the switch of the punctuation of the engine shows and changes it alone', () => {
  const { choose, find } = showGroup(PunctuationGroup, {}, true);
  expect(find(words.autoPunctuation).checked).toBe(true);
  find(words.autoPunctuation).click();
  expect(choose.mock.calls).toEqual([[{ autoPunctuation: false }]]);
});

it.each<[string, Group, string, Partial<WritingSettings>, Partial<WritingSettings>]>([
  ['X-43', NumbersGroup, words.numberModeAlways, { numberMode: 'always' }, {}],
  ['X-43', NumbersGroup, words.numberModeNever, { numberMode: 'never' }, {}],
  ['X-43', NumbersGroup, words.numberModeSmart, { numberMode: 'smart' }, { numberMode: 'never' }],
  ['X-48', ScriptGroup, words.ezafeHamza, { ezafe: 'hamza' }, {}],
  ['X-48', ScriptGroup, words.ezafeYe, { ezafe: 'ye' }, {}],
  ['X-48', ScriptGroup, words.ezafeKeep, { ezafe: 'keep' }, { ezafe: 'ye' }],
  ['X-49', ScriptGroup, words.styleFormal, { style: 'formal' }, {}],
  ['X-49', ScriptGroup, words.styleAsSpoken, { style: 'as_spoken' }, { style: 'formal' }],
])('%s: the choice of %s «%s» is %o', (_, Group, label, chosen, before) => {
  const { choose, find } = showGroup(Group, before);
  expect(find(label).checked).toBe(false);
  find(label).click();
  expect(choose.mock.calls).toEqual([[chosen]]);
  expect(showGroup(Group, chosen).find(label).checked).toBe(true);
});
