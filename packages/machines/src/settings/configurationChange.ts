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

/** The change without the settings that another change has too; null when none is left. */
export function withoutSettings(
  { preferences, ...change }: ConfigurationChange,
  other: ConfigurationChange,
): ConfigurationChange | null {
  const rest = dropKeys(change, other);
  const restOfPreferences = dropKeys(preferences ?? {}, other.preferences ?? {});
  const left = {
    ...rest,
    ...(Object.keys(restOfPreferences).length > 0 && { preferences: restOfPreferences }),
  };
  return isEmptyChange(left) ? null : left;
}

function dropKeys<Part extends object>(part: Part, other: object): Partial<Part> {
  return Object.fromEntries(
    Object.entries(part).filter(([name]) => !Object.hasOwn(other, name)),
  ) as Partial<Part>;
}
