import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { font, motion, radius, size, space } from '../../tokens/scales.ts';
import { wide } from './SettingsFrame.styles.ts';

export const List = styled.ul`
  display: flex;
  gap: ${space[2]};
  padding-block: ${space[1]};
  overflow-x: auto;
  scrollbar-width: none;
  overscroll-behavior-x: contain;

  ${wide} {
    display: grid;
    gap: 0;
    padding: 0;
    border-inline-start: 1px solid ${color.border};
    overflow: visible;
  }
`;

export const SectionLink = styled.a`
  position: relative;
  display: block;
  padding-block: calc((${size.controlSmall} - ${font.line.control} * ${font.size.sm}) / 2 - 1px);
  padding-inline: ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.round};
  color: ${color.textQuiet};
  font-size: ${font.size.sm};
  line-height: ${font.line.control};
  text-decoration: none;
  white-space: nowrap;
  transition-property: background-color, border-color, color;
  transition-duration: ${motion.quick};
  transition-timing-function: ${motion.easing};

  /* The touch target remains 44 px (WCAG 2.5.5). */
  &::after {
    content: '';
    position: absolute;
    inset: min(0px, calc((100% - ${size.target}) / 2)) 0;
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  &[aria-current] {
    border-color: ${color.accentSoft};
    background: ${color.accentSoft};
    color: ${color.onAccentSoft};
    font-weight: ${font.weight.medium};
  }

  @media (hover: hover) {
    &:hover:not([aria-current]) {
      background: ${color.surfaceHover};
      color: ${color.text};
    }
  }

  /* A column beside a rule, on which the section in view is marked. */
  ${wide} {
    margin-inline-start: -1px;
    padding-inline: ${space[4]};
    border: 0;
    border-inline-start: 2px solid transparent;
    border-radius: 0;

    &[aria-current] {
      border-color: ${color.accentMark};
      background: none;
      color: ${color.text};
    }
  }

  @media (forced-colors: active) {
    &[aria-current] {
      border-color: Highlight;
    }
  }
`;
