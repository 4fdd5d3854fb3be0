import { useEffect, useRef, useState } from 'react';

/**
 * Tracks which section of the page is being read: the last one that begins in the upper third of
 * the window, or where a link scrolls it to. At the end of the page it is the section that was chosen, or the last one.
 */
export function useSectionSpy(ids: readonly string[]) {
  const [current, setCurrent] = useState(ids[0]);
  const chosen = useRef<string>(undefined);
  const names = ids.join(' ');
  useEffect(() => {
    const read = () => setCurrent(findSection(names.split(' '), chosen));
    read();
    window.addEventListener('scroll', read, { passive: true });
    window.addEventListener('resize', read);
    return () => {
      window.removeEventListener('scroll', read);
      window.removeEventListener('resize', read);
    };
  }, [names]);
  return {
    current,
    choose: (id: string) => {
      chosen.current = id;
      setCurrent(id);
    },
  };
}

function findSection(ids: readonly string[], chosen: { current: string | undefined }) {
  const { scrollTop, scrollHeight } = document.documentElement;
  const atEnd = scrollTop > 0 && scrollTop + window.innerHeight >= scrollHeight - 2;
  if (atEnd) {
    return chosen.current ?? ids.at(-1);
  }
  chosen.current = undefined;
  return ids.findLast(isAbove) ?? ids[0];
}

function isAbove(id: string): boolean {
  const section = document.getElementById(id);
  if (section === null) {
    return false;
  }
  const { scrollMarginBlockStart: margin } = getComputedStyle(section);
  const { scrollPaddingBlockStart: padding } = getComputedStyle(document.documentElement);
  const target = (Number.parseFloat(margin) || 0) + (Number.parseFloat(padding) || 0) + 1;
  return section.getBoundingClientRect().top <= Math.max(window.innerHeight / 3, target);
}
