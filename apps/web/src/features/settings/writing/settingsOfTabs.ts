import { configurationChangeSchema, configurationSchema } from '@nevisa/api';
import { isEmptyChange, joinChanges, type WritingSettingsInput } from '@nevisa/machines';
import * as v from 'valibot';
import { isEqual } from '../../../shared/isEqual.ts';
import type { WritingMemory } from './writingMemory.ts';

/** The settings on the server, and the changes that it does not have. */
type KeptSettings = Pick<WritingSettingsInput, 'stored' | 'waiting'>;

/** The settings of a user in this browser, as one of its tabs reads and writes them. */
export interface SettingsOfTab {
  read: () => KeptSettings;
  write: (settings: KeptSettings) => void;
}

const changes = v.fallback(configurationChangeSchema, {});

/** `ofTabs` has the changes of each tab, so that no tab overwrites those of another; `waiting` has them all. */
const keptSchema = v.fallback(
  v.object({
    stored: v.nullable(configurationSchema),
    waiting: changes,
    ofTabs: v.optional(v.fallback(v.record(v.string(), changes), {}), {}),
  }),
  { stored: null, waiting: {}, ofTabs: {} },
);

/**
 * Opens the settings of a user for a tab. It takes over the changes of tabs that were closed; a
 * tab that is still open stores its own again when that is reported to it.
 */
export function openSettingsOfTab(
  memory: Pick<WritingMemory, 'read' | 'write'>,
  userId: string,
  tab: string = crypto.randomUUID(),
): SettingsOfTab {
  let hasWritten = false;
  const readKept = () => v.parse(keptSchema, memory.read(userId));
  return {
    read: () => {
      const { stored, waiting } = readKept();
      return { stored, waiting };
    },
    write({ stored, waiting }) {
      const { [tab]: _, ...others } = hasWritten ? readKept().ofTabs : {};
      hasWritten = true;
      const ofTabs = sortTabs(isEmptyChange(waiting) ? others : { ...others, [tab]: waiting });
      const next = v.parse(keptSchema, {
        stored,
        waiting: Object.values(ofTabs).reduce(joinChanges, {}),
        ofTabs,
      });
      // Every other tab is notified of a write, and would answer it by another write.
      if (!isEqual(memory.read(userId), next)) {
        memory.write(userId, next);
      }
    },
  };
}

/** One order for all tabs, so that they write the same. */
function sortTabs<Change>(ofTabs: Readonly<Record<string, Change>>): Record<string, Change> {
  const tabs = Object.keys(ofTabs).toSorted();
  return Object.fromEntries(tabs.map((tab) => [tab, ofTabs[tab] as Change]));
}
