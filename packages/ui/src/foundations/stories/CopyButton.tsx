import { useState } from 'react';
import * as S from './CopyButton.styles.ts';

interface CopyButtonProps {
  /** The text that is copied. */
  value: string;
  /** What is shown; the text itself when left out. */
  label?: string;
}

/** A value that a press copies. */
export function CopyButton({ value, label = value }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(value);
    setCopied(true);
    setTimeout(() => setCopied(false), 1_500);
  };
  return (
    <span>
      <S.Root
        type="button"
        title={`Copy ${value}`}
        aria-label={`Copy ${value}`}
        onClick={() => void copy()}
      >
        {label}
      </S.Root>
      <S.Sign>{copied ? ' ✓ copied' : ''}</S.Sign>
    </span>
  );
}
