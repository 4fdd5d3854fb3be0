import { type RefObject, useRef } from 'react';
import type { ChosenFile } from '../../upload/uploadFiles.ts';
import { type FilePicker, hasFile } from './filePicker.ts';

type OnFile = (id: string, chosen: ChosenFile) => void;

/** Lets a person choose the file of an upload, by the dialog that gives a handle or by that of the input. */
export function useFilePick(picker: FilePicker | null, onFile: OnFile) {
  const input = useRef<HTMLInputElement>(null);
  const id = useRef<string | null>(null);
  const pick = async (uploadId: string) => {
    const chosen = (await picker?.(false)) ?? null;
    if (chosen === null) {
      id.current = uploadId;
      input.current?.click();
      return;
    }
    chosen.filter(hasFile).forEach((file) => onFile(uploadId, file));
  };
  return { input, id, pick };
}

interface FileInputProps {
  input: RefObject<HTMLInputElement | null>;
  /** The upload for which a file is chosen. */
  id: RefObject<string | null>;
  onFile: OnFile;
}

/** The input whose dialog `pick` opens. */
export function FileInput({ input, id, onFile }: FileInputProps) {
  return (
    <input
      ref={input}
      type="file"
      hidden
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? [];
        if (file !== undefined && id.current !== null) {
          onFile(id.current, { file });
        }
        currentTarget.value = ''; // lets the same file be chosen again
      }}
    />
  );
}
