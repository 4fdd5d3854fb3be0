/** What is wrong with the page as it stands, as sentences: it is too wide, cuts its words, or has parts too small to hit. */
export function strains(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  return [
    ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px too wide`] : []),
    ...visible('*')
      .filter(isCut)
      .map((element) => `cut: ${nameOf(element)}`),
    ...visible('a[href], button, input, select, textarea, summary')
      .filter(isSmall)
      .map((element) => `smaller than 24 px: ${nameOf(element)}`),
  ];
}

/** What moves for longer than a thousandth of a second, which reduced motion leaves as good as nothing. */
export function movements(): string[] {
  return document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 1)
    .map(({ effect }) =>
      effect instanceof KeyframeEffect && effect.target ? nameOf(effect.target) : 'an animation',
    );
}

function visible(selector: string): HTMLElement[] {
  return [...document.body.querySelectorAll<HTMLElement>(selector)].filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    // One pixel is what words for screen readers alone take.
    return (
      width > 1 &&
      height > 1 &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    );
  });
}

// An ellipsis says itself that something was left out, and what scrolls hides nothing.
function isCut(element: HTMLElement): boolean {
  const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const wide = hides(overflowX) && textOverflow !== 'ellipsis';
  return (
    (element.textContent ?? '') !== '' &&
    ((wide && element.scrollWidth > element.clientWidth + 1) ||
      (hides(overflowY) && element.scrollHeight > element.clientHeight + 1))
  );
}

// A link in a sentence may be as low as its line (WCAG 2.5.8), and a box is hit by its label too.
function isSmall(element: HTMLElement): boolean {
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  return (
    getComputedStyle(element).display !== 'inline' &&
    [element, ...labels].every((target) => {
      const { width, height } = target.getBoundingClientRect();
      return width < 24 || height < 24;
    })
  );
}

function nameOf(element: Element): string {
  return `${element.tagName.toLowerCase()} «${(element.textContent ?? '').trim().slice(0, 30)}»`;
}
