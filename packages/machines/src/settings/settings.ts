/** What the app uses of the writing settings. */
export { getShownConfiguration } from './settingsQueue.ts';
export { writingSettingsMachine } from './writingSettingsMachine.ts';
export type {
  WritingSettingsContext,
  WritingSettingsEvent,
  WritingSettingsInput,
  WritingSettingsTag,
} from './writingSettingsTypes.ts';
