/** What the app uses of the writing settings. */
export { isEmptyChange, joinChanges } from './configurationChange.ts';
export { hasEntries, rebaseChange } from './rebaseChange.ts';
export { getShownConfiguration } from './settingsQueue.ts';
export { writingSettingsMachine } from './writingSettingsMachine.ts';
export type {
  WritingSettingsContext,
  WritingSettingsEvent,
  WritingSettingsInput,
  WritingSettingsTag,
} from './writingSettingsTypes.ts';
