/** What the app uses of the writing settings. */
export { isEmptyChange, joinChanges } from './configurationChange.ts';
export { changesLists, rebaseLists } from './rebaseLists.ts';
export { getShownConfiguration } from './settingsQueue.ts';
export { writingSettingsMachine } from './writingSettingsMachine.ts';
export type {
  WritingSettingsContext,
  WritingSettingsEvent,
  WritingSettingsInput,
  WritingSettingsTag,
} from './writingSettingsTypes.ts';
