import { css, styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { motion, size, space } from '../../../tokens/scales.ts';

/** A link outside of a sentence: a touch target of 44 px, without a taller line. */
export const tallLink = css`
  --_extra: calc((${size.target} - 1lh) / 2);

  display: inline-block;
  padding-block: var(--_extra);
  margin-block: calc(-1 * var(--_extra));
`;

export const Root = styled.a`
  --_text: ${color.accentText};
  --_line: color-mix(in oklab, currentcolor 45%, transparent);

  border-radius: 4px;
  color: var(--_text);
  text-decoration-line: underline;
  text-decoration-color: var(--_line);
  text-decoration-thickness: 1px;
  text-underline-offset: 0.4em; /* below the dots and descenders of Persian letters */
  transition: text-decoration-color ${motion.quick} ${motion.easing};

  &[data-variant='quiet'] {
    --_text: ${color.textQuiet};
    --_line: transparent;
  }

  &[data-variant='name'] {
    --_text: ${color.text};
    --_line: transparent;
  }

  @media (hover: hover) {
    &:hover {
      text-decoration-color: currentcolor;
    }
  }
`;

export const Action = styled(Root).attrs({ as: 'button' })`
  display: inline;
  padding: 0;
  border: 0;
  background: none;
  font: inherit;
  cursor: pointer;

  /* With an icon it is a way back, outside of a sentence; only its words are underlined. */
  &:has(> svg) {
    ${tallLink}

    display: inline-flex;
    gap: ${space[2]};
    align-items: center;
  }
`;
