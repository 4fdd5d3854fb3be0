import type { Configuration, ConfigurationChange } from '@nevisa/api/types';

/** Joins two changes; the later one wins. */
export function joinChanges(
  earlier: ConfigurationChange,
  later: ConfigurationChange,
): ConfigurationChange {
  const preferences = { ...earlier.preferences, ...later.preferences };
  return {
    ...earlier,
    ...later,
    ...(Object.keys(preferences).length > 0 && { preferences }),
  };
}

/** Applies a change to settings. */
export function withChange(
  configuration: Configuration,
  change: ConfigurationChange,
): Configuration {
  return {
    ...configuration,
    ...change,
    preferences: { ...configuration.preferences, ...change.preferences },
  };
}

export function isEmptyChange(change: ConfigurationChange): boolean {
  return Object.keys(change).length === 0;
}
