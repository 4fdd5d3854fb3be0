import { Section, type SectionProps } from '@nevisa/ui';
import { discountWords } from '../../../shared/text/discountWords.ts';

export interface LockedSectionProps extends Omit<SectionProps, 'sentence'> {
  locked: boolean;
  /** The id of the sentence that says why the fields are locked. */
  reasonId: string;
}

/** A part of the form whose fields are all locked after the first use, which it says once. */
export function LockedSection({ locked, reasonId, ...rest }: LockedSectionProps) {
  return (
    <Section
      {...rest}
      {...(locked && { sentence: <span id={reasonId}>{discountWords.lockedAfterUse}</span> })}
    />
  );
}
