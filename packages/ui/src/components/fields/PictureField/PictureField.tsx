import {
  type ComponentPropsWithRef,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { Avatar } from '../../data/Avatar/Avatar.tsx';
import { UploadIcon } from '../../media/Icon/pickerIcons.ts';
import { useFileDrag } from '../FileDrop/useFileDrag.ts';
import * as S from './PictureField.styles.ts';

export interface PictureFieldProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'children'> {
  /** The person's name; the source of the letter without a picture. */
  name: string;
  /** The address of the present picture. */
  src: string | null;
  /** The accessible name of the present picture. */
  alt: string;
  /** The name of the field. */
  label: string;
  chooseLabel: string;
  /** What is accepted, and that a picture can be dropped and pasted. */
  hint: ReactNode;
  /** A picture is being read. */
  busy?: boolean;
  busyLabel: string;
  /** Further buttons, such as one that removes the picture. */
  actions?: ReactNode;
  /** Called with a file of any kind: the caller looks into it. */
  onChoose: (file: File) => void;
}

/**
 * The picture of a person, and three ways to another one: the file dialog, a drop on the field, and
 * the clipboard. Rest props, `ref` and class go to the root.
 */
export function PictureField({
  name,
  src,
  alt,
  label,
  chooseLabel,
  hint,
  busy = false,
  busyLabel,
  actions,
  onChoose,
  ...rest
}: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const choose = (files: FileList | null) => {
    const file = files?.[0];
    if (file !== undefined && !busy) {
      onChoose(file);
    }
  };
  const { over, handlers } = useFileDrag(busy, ({ files }) => choose(files));
  usePastedFiles(choose);
  return (
    <S.Root {...rest} aria-label={label} data-over={over} {...handlers}>
      <Avatar name={name} src={src} alt={alt} size="large" />
      <S.Words>
        <S.Buttons>
          <Button
            variant="secondary"
            icon={<UploadIcon />}
            busy={busy}
            busyLabel={busyLabel}
            aria-describedby={hintId}
            onClick={() => input.current?.click()}
          >
            {chooseLabel}
          </Button>
          {actions}
        </S.Buttons>
        <S.Hint id={hintId}>{hint}</S.Hint>
      </S.Words>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        hidden
        onChange={({ currentTarget }) => {
          choose(currentTarget.files);
          currentTarget.value = ''; // lets the same file be chosen again
        }}
      />
    </S.Root>
  );
}

/** A picture that is pasted anywhere on the page, but not into a text. */
function usePastedFiles(choose: (files: FileList | null) => void): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = event.clipboardData?.files ?? null;
    const inText =
      event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]');
    if (files !== null && files.length > 0 && !inText) {
      event.preventDefault();
      choose(files);
    }
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
}
