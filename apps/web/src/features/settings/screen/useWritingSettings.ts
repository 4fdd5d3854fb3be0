import type { User } from '@nevisa/api/types';
import type { WritingSettings } from '@nevisa/writing';
import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useAppServices } from '../../../app/appServices.ts';
import type { ResultOptions } from '../writing/configuration.ts';
import { createWritingActor } from '../writing/writingActor.ts';
import { createWritingCommands, type WritingCommands } from '../writing/writingCommands.ts';
import {
  type SavingFacts,
  selectResultOptions,
  selectSaving,
  selectWriting,
} from '../writing/writingFacts.ts';

export interface WritingSettingsView {
  facts: SavingFacts & { readonly writing: WritingSettings; readonly result: ResultOptions };
  commands: WritingCommands;
  /** Reads the latest settings outside of rendering. */
  read: () => WritingSettings;
}

/** The settings of a user and the commands that change them. */
export function useWritingSettings(user: User): WritingSettingsView {
  const actor = useAppServices().userScope(user.id).get(createWritingActor);
  const saving = useSelector(actor, selectSaving, shallowEqual);
  const writing = useSelector(actor, selectWriting, shallowEqual);
  const result = useSelector(actor, selectResultOptions, shallowEqual);
  const commands = useMemo(() => createWritingCommands(actor), [actor]);
  return {
    facts: { ...saving, writing, result },
    commands,
    read: () => selectWriting(actor.getSnapshot()),
  };
}
