import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import * as S from './SectionNav.styles.ts';
import { useSectionSpy } from './useSectionSpy.ts';

export interface SettingsSection {
  /** The id of the section's element. */
  id: string;
  heading: string;
}

interface SectionNavProps {
  label: string | undefined;
  sections: readonly SettingsSection[];
}

/** Links to the sections of a page; the one in view is marked. A row of chips in narrow windows. */
export function SectionNav({ label, sections }: SectionNavProps) {
  const { current, choose } = useSectionSpy(sections.map(({ id }) => id));
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    showChip(list.current, current);
  }, [current]);
  return (
    <nav aria-label={label}>
      <S.List ref={list}>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <S.SectionLink
              href={`#${id}`}
              aria-current={id === current || undefined}
              onClick={(event) => {
                choose(id);
                goToSection(id, event);
              }}
            >
              {heading}
            </S.SectionLink>
          </li>
        ))}
      </S.List>
    </nav>
  );
}

// The default action would add a history entry and notify the router.
function goToSection(id: string, event: MouseEvent): void {
  event.preventDefault();
  const section = document.getElementById(id);
  section?.focus({ preventScroll: true });
  section?.scrollIntoView({ block: 'start', behavior: 'instant' });
}

/** Scrolls the row, and not the page, to the marked chip. */
function showChip(list: HTMLUListElement | null, id: string | undefined): void {
  const chip = list?.querySelector(`[href='#${id}']`);
  if (list && chip) {
    const [row, place] = [list.getBoundingClientRect(), chip.getBoundingClientRect()];
    const before = Math.min(0, place.left - row.left);
    list.scrollBy({ left: before + Math.max(0, place.right - row.right), behavior: 'instant' });
  }
}
