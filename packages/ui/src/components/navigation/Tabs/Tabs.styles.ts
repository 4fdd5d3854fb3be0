import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { font, motion, radius, size, space } from '../../../tokens/scales.ts';

export const Root = styled(Tabs)`
  display: grid;
  gap: ${space[4]};
  min-inline-size: 0;
`;

export const List = styled(TabList<object>)`
  display: flex;
  gap: ${space[1]};
  min-inline-size: 0;
  overflow-x: auto;
  box-shadow: inset 0 -1px ${color.border};
  scrollbar-width: none; /* a cut-off tab indicates further tabs */
`;

export const Item = styled(Tab)`
  position: relative;
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space[2]};
  min-block-size: ${size.control};
  padding-inline: ${space[3]};
  border-radius: ${radius.control};
  color: ${color.textQuiet};
  font-weight: ${font.weight.medium};
  line-height: ${font.line.control};
  white-space: nowrap;
  cursor: pointer;
  transition: color ${motion.quick} ${motion.easing};

  &::after {
    content: '';
    position: absolute;
    inset-block-end: 0;
    inset-inline: ${space[3]};
    block-size: 2px;
    border-radius: ${radius.round};
    background: transparent;
    transition: background-color ${motion.quick} ${motion.easing};
  }

  &[data-hovered] {
    color: ${color.text};
  }

  &[data-selected] {
    color: ${color.accentText};

    &::after {
      background: ${color.accentMark};
    }
  }

  &[data-focus-visible] {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }

  &[data-disabled] {
    color: ${color.textDisabled};
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    &[data-selected]::after {
      background: Highlight;
    }
  }
`;

export const Words = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  padding-block-start: 0.125em; /* as on buttons: centres Persian letters optically */
`;

export const Panel = styled(TabPanel)`
  min-inline-size: 0;
  border-radius: ${radius.control};
`;
