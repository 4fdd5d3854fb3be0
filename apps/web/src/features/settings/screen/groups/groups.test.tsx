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
function showGroup(Group: Group, given: object = {}, autoPunctuation = false) {
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

it.each<[string, string, Group, keyof WritingSettings]>([
  ['X-40', words.convertPunctuations, PunctuationGroup, 'convertPunctuations'],
  ['X-42', words.autoSpace, PunctuationGroup, 'autoSpace'],
  ['X-42', words.quotes, PunctuationGroup, 'persianQuotes'],
  ['X-44', words.addNumberSeparator, NumbersGroup, 'addNumberSeparator'],
  ['X-45', words.showDigitsInEnglish, NumbersGroup, 'showDigitsInEnglish'],
  ['X-46', words.halfSpace, ScriptGroup, 'halfSpace'],
  ['X-47', words.arabicChars, ScriptGroup, 'arabicChars'],
  ['X-50', words.fillers, ScriptGroup, 'fillers'],
])('%s: the switch «%s» shows and changes its own setting', (_, label, Group, name) => {
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

it.each<[string, string, Group, Partial<WritingSettings>, Partial<WritingSettings>]>([
  ['X-43', words.numberModeAlways, NumbersGroup, { numberMode: 'always' }, {}],
  ['X-43', words.numberModeNever, NumbersGroup, { numberMode: 'never' }, {}],
  ['X-43', words.numberModeSmart, NumbersGroup, { numberMode: 'smart' }, { numberMode: 'never' }],
  ['X-48', words.ezafeHamza, ScriptGroup, { ezafe: 'hamza' }, {}],
  ['X-48', words.ezafeYe, ScriptGroup, { ezafe: 'ye' }, {}],
  ['X-48', words.ezafeKeep, ScriptGroup, { ezafe: 'keep' }, { ezafe: 'ye' }],
  ['X-49', words.styleFormal, ScriptGroup, { style: 'formal' }, {}],
  ['X-49', words.styleAsSpoken, ScriptGroup, { style: 'as_spoken' }, { style: 'formal' }],
])('%s: the choice «%s» shows and changes its own setting', (_, label, Group, chosen, before) => {
  const { choose, find } = showGroup(Group, before);
  expect(find(label).checked).toBe(false);
  find(label).click();
  expect(choose.mock.calls).toEqual([[chosen]]);
  expect(showGroup(Group, chosen).find(label).checked).toBe(true);
});
