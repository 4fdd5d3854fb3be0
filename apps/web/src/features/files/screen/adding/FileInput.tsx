import { type RefObject, useRef } from 'react';

/** Lets a person choose the file of an upload: the input, and what opens its dialog. */
export function useFilePick() {
  const input = useRef<HTMLInputElement>(null);
  const id = useRef<string | null>(null);
  const pick = (uploadId: string) => {
    id.current = uploadId;
    input.current?.click();
  };
  return { input, id, pick };
}

interface FileInputProps {
  input: RefObject<HTMLInputElement | null>;
  /** The upload for which a file is chosen. */
  id: RefObject<string | null>;
  onFile: (id: string, file: File) => void;
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
          onFile(id.current, file);
        }
        currentTarget.value = ''; // lets the same file be chosen again
      }}
    />
  );
}
