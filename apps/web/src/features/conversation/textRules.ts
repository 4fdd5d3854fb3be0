import type { TextRules } from '@nevisa/machines';
import {
  applyChanges,
  asksTheSame,
  listChanges,
  isSameText,
  mergeRevisions,
  resolveMerge,
  takeChanges,
} from '@nevisa/transcript';

/** The functions on texts that `conversationMachine` and the device copy work with. */
export const textRules: TextRules = {
  applyChanges,
  asksTheSame,
  changesBetween: listChanges,
  isSameText,
  mergeRevisions,
  resolveMerge,
  takeChanges,
};
