import type { ComponentPropsWithRef } from 'react';
import { fill } from '../../../foundations/fill.ts';
import { editorText } from '../../../foundations/text/editorText.ts';
import { ChevronDownIcon } from '../../media/Icon/controlIcons.ts';
import * as S from './ParagraphHead.styles.ts';

export interface SpeakerButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'children' | 'aria-label'
> {
  /** Without a name the button offers to choose one. */
  name?: string | undefined;
}

/** The speaker of a paragraph, as the button of a menu: pass it to `Menu` as the trigger. */
export function SpeakerButton({ name = '', ...rest }: SpeakerButtonProps) {
  const { speaker, noSpeaker } = editorText.paragraph;
  return (
    <S.Speaker
      type="button"
      {...rest}
      data-named={name !== ''}
      aria-label={name === '' ? noSpeaker : fill(speaker, { name })}
    >
      <S.Name>
        <bdi>{name === '' ? noSpeaker : name}</bdi>
      </S.Name>
      <ChevronDownIcon size="small" />
    </S.Speaker>
  );
}
