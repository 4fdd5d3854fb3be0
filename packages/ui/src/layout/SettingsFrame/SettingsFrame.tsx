import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import { ChevronDownIcon } from '../../components/media/Icon/controlIcons.ts';
import { SectionNav, type SettingsSection } from './SectionNav.tsx';
import * as S from './SettingsFrame.styles.ts';

export interface SettingsPreview {
  /** The name of the preview. */
  label: string;
  /** The effect of the settings on one line, for narrow windows. */
  line: string;
  /** The whole preview. */
  content: ReactNode;
}

export interface SettingsFrameProps extends ComponentPropsWithRef<'div'> {
  /** The effect of the settings, visible while the user changes them. */
  preview: SettingsPreview;
  /** A field that searches the settings. */
  search?: ReactNode;
  /** The sections among the children: their ids and headings. */
  sections?: readonly SettingsSection[];
  /** The accessible name of the list of sections. */
  sectionsLabel?: string;
  /** The result of a change; stays visible at any scroll position. */
  notice?: ReactNode;
}

/**
 * Sections of settings with a search, a preview and a list of the sections, which stay visible:
 * beside the settings in wide windows; in narrow ones as one line that opens the preview, and a
 * row of chips.
 */
export function SettingsFrame({
  preview,
  search,
  sections = noSections,
  sectionsLabel,
  notice,
  children,
  ...rest
}: SettingsFrameProps) {
  return (
    <S.Root {...rest}>
      <S.Frame>
        <S.Aside>
          {search}
          <S.Bar>
            <Preview {...preview} />
            {sections.length > 0 && <SectionNav label={sectionsLabel} sections={sections} />}
          </S.Bar>
        </S.Aside>
        <S.Groups>
          <S.Notice>{notice}</S.Notice>
          {children}
        </S.Groups>
      </S.Frame>
    </S.Root>
  );
}

const noSections: readonly SettingsSection[] = [];

function Preview({ label, line, content }: SettingsPreview) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div>
      <S.Line type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <S.LineLabel>{label}</S.LineLabel>
        <S.LineText dir="auto">{line}</S.LineText>
        <ChevronDownIcon />
      </S.Line>
      <S.Preview id={id} data-open={open}>
        {content}
      </S.Preview>
    </div>
  );
}
