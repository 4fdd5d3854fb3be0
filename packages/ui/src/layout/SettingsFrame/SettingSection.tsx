import type { ComponentPropsWithRef } from 'react';
import { Section, type SectionProps } from '../Arrangement/Section.tsx';
import * as S from './SettingSection.styles.ts';

export interface SettingSectionProps extends Omit<SectionProps, 'level'> {
  /** The target of the list of sections. */
  id: string;
}

/** A section of a `SettingsFrame`: groups of settings, parted by rules, or settings alone. */
export function SettingSection({ children, ...rest }: SettingSectionProps) {
  return (
    <S.Section {...rest} tabIndex={-1}>
      <S.Groups>{children}</S.Groups>
    </S.Section>
  );
}

export type SettingGroupProps = Omit<SectionProps, 'level'>;

/** Settings of one subject inside a `SettingSection`. */
export function SettingGroup({ children, ...rest }: SettingGroupProps) {
  return (
    <Section {...rest} level={3}>
      <SettingList>{children}</SettingList>
    </Section>
  );
}

export type SettingListProps = ComponentPropsWithRef<'div'>;

/** Settings at an equal distance, for a section without groups. */
export function SettingList({ children, ...rest }: SettingListProps) {
  return <S.Settings {...rest}>{children}</S.Settings>;
}
