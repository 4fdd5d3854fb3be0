import type { User } from '@nevisa/api/types';
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { useAppServices } from '../../app/appServices.ts';
import { createEditorKeyStore, type EditorKeyStore } from './editorKeyStore.ts';
import {
  toDefaultKey,
  defaultEditorPresses,
  type EditorPresses,
  type ReadableKey,
} from './editorPress.ts';

const Presses = createContext<EditorPresses>(defaultEditorPresses);

export interface EditorKeyChoiceProps {
  user: Pick<User, 'id'>;
  children: ReactNode;
}

/** Gives the page of a text the keys that its person has chosen. */
export function EditorKeyChoice({ user, children }: EditorKeyChoiceProps) {
  const store = useEditorKeyStore(user);
  const presses = useSyncExternalStore(store.subscribe, store.read);
  return <Presses value={presses}>{children}</Presses>;
}

export function useEditorKeyStore({ id }: Pick<User, 'id'>): EditorKeyStore {
  return useAppServices().userScope(id).get(createEditorKeyStore);
}

/** The keys of the page; the default ones outside of `EditorKeyChoice`. */
export function useEditorPresses(): EditorPresses {
  return useContext(Presses);
}

/** Makes a reader of the default keys read those that the person has chosen. */
export function useChosenKeys<Key>(
  read: (event: ReadableKey) => Key | null,
): (event: ReadableKey) => Key | null {
  const presses = useContext(Presses);
  return (event) => {
    const known = toDefaultKey(event, presses);
    return known === null ? null : read(known);
  };
}
