import { css, keyframes, styled } from 'styled-components';
import { floatingSurface } from '../floating.styles.ts';
import { color } from '../../../tokens/color.ts';
import { breakpoint, font, motion, radius, size, space } from '../../../tokens/scales.ts';

const fadeIn = keyframes`
  from { opacity: 0; }
`;

const rise = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`;

/** The backdrop, shared by all modal elements. */
export const backdrop = css`
  &::backdrop {
    background: ${color.scrim};
    animation: ${fadeIn} ${motion.calm} ${motion.easing};
  }
`;

export const Root = styled.dialog`
  ${floatingSurface}

  --_width: 560px;

  inline-size: min(var(--_width), calc(100% - ${space[8]}));
  max-inline-size: none;
  max-block-size: calc(100dvh - ${space[16]});
  margin: auto;
  padding: 0;
  overflow: visible; /* a menu in it may be longer than the dialog */
  border: 1px solid ${color.borderFloating};
  border-radius: ${radius.card};

  &[open] {
    display: flex;
    animation: ${rise} ${motion.calm} ${motion.easing};
  }

  &[data-size='small'] {
    --_width: 420px;
  }

  &[data-size='large'] {
    --_width: 800px;
  }

  &[data-sheet='true'] {
    @media (width < ${breakpoint.phone}) {
      inline-size: 100%;
      block-size: 100dvh;
      max-block-size: none;
      border: 0;
      border-radius: 0;
      padding-block-end: env(safe-area-inset-bottom);
    }
  }

  ${backdrop}
`;

/**
 * The content of a dialog, alert dialog or drawer: the body scrolls between the head and the
 * actions.
 */
export const Frame = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 0;
  overflow: hidden;
  border-radius: inherit;
`;

export const Head = styled.div`
  display: flex;
  gap: ${space[3]};
  align-items: start;
  padding-block: ${space[4]} ${space[3]};
  padding-inline: ${space[6]} ${space[4]};
  border-block-end: 1px solid transparent; /* reserved, so that the rule does not change what scrolls */

  &:has(+ [tabindex]) {
    border-block-end-color: ${color.border}; /* the body scrolls under the header */
  }
`;

/** The sign of a question about an action that cannot be undone. */
export const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: ${space[8]};
  block-size: ${space[8]};
  margin-block: calc((${size.control} - ${space[8]}) / 2);
  border-radius: ${radius.round};
  background: ${color.dangerSoft};
  color: ${color.dangerText};
`;

export const Title = styled.h2`
  flex: 1;
  min-inline-size: 0;
  padding-block: calc((${size.control} - ${font.line.heading} * ${font.size.lg}) / 2);
  font-size: ${font.size.lg};
  overflow-wrap: anywhere;
`;

/* What is sticky at the end of the body has its ground and covers its padding. */
export const Body = styled.div`
  --_ground: ${color.surfaceFloating};
  --_ground-end: ${space[6]};

  flex: 1;
  min-block-size: 0;
  padding-block: ${space[1]} var(--_ground-end);
  padding-inline: ${space[6]};
  overflow: hidden auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  scrollbar-color: ${color.border} transparent;

  /* Below the rule of the head. */
  &[tabindex] {
    padding-block-start: ${space[4]};
  }

  &:focus-visible {
    outline-offset: -2px;
    border-radius: ${radius.control};
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  justify-content: end;
  padding-block: ${space[4]};
  padding-inline: ${space[6]};
  border-block-start: 1px solid ${color.border};

  > * {
    min-inline-size: ${size.target};
  }

  /* On phones they are as wide as what is asked. */
  > [data-wide] {
    @media (width < ${breakpoint.phone}) {
      flex: 1 1 auto;
    }
  }

  [role='alertdialog'] & > * {
    @media (width < ${breakpoint.phone}) {
      flex: 1; /* two answers of one size */
      min-inline-size: fit-content; /* unless a long one needs more for its one line */
      padding-inline: ${space[3]};
    }
  }
`;
