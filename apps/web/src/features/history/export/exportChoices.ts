import { type ExportChoices, exportFormats } from '@nevisa/machines';
import { digitChoices, layoutChoices, markChoices } from '@nevisa/transcript';
import * as v from 'valibot';
import type { MemberScope } from '../../../app/userScope.ts';
import {
  createStoredChoice,
  type StoredChoice,
} from '../../../shared/lists/choices/storedChoice.ts';
import { createBrowserStorage } from '../../../shared/storage/browserStorage.ts';
import { usualChoices } from './exportedText.ts';

const choicesSchema = v.object({
  formats: v.fallback(v.array(v.picklist(exportFormats)), [...usualChoices.formats]),
  times: v.fallback(v.boolean(), usualChoices.times),
  speakers: v.fallback(v.boolean(), usualChoices.speakers),
  digits: v.fallback(v.picklist(digitChoices), usualChoices.digits),
  layout: v.fallback(v.picklist(layoutChoices), usualChoices.layout),
  marks: v.fallback(v.picklist(markChoices), usualChoices.marks),
});

/** The choices of the last download of a person: a member of the user scope. */
export function createExportChoices(
  _: unknown,
  { userId, onDispose }: MemberScope,
): StoredChoice<ExportChoices> {
  const owner = { userId, list: 'texts' };
  const choices = createStoredChoice(createBrowserStorage(), owner, 'export', readChoices);
  onDispose(choices.dispose);
  return choices;
}

/** Reads stored choices; what is nonsense is as if it had not been chosen. */
export function readChoices(stored: unknown): ExportChoices {
  const read = v.safeParse(choicesSchema, stored);
  return read.success ? read.output : usualChoices;
}
