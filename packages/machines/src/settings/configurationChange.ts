import type { Configuration, ConfigurationChange } from '@nevisa/api/types';

/** One change and a later one as a single change; what was chosen last counts. */
export function joined(
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

/** Settings as they are with a change. */
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
