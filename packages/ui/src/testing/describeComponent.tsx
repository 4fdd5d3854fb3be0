import axe from 'axe-core';
import { cloneElement, createRef, type ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { render } from './render.tsx';

interface Contract {
  /** The selector of the root, which receives rest props, `ref` and class name. */
  root: string;
}

/**
 * Tests the contract of every component: rest props, `ref` and class name reach its
 * root, and axe finds no fault.
 */
export function describeComponent(element: ReactElement<object>, { root }: Contract): void {
  describe('component contract', () => {
    it('passes rest props to its root', () => {
      const marked = cloneElement(element, { 'data-mark': 'ink' } as object);
      expect(render(marked).find(root).dataset['mark']).toBe('ink');
    });

    it('passes its root to the ref', () => {
      const ref = createRef<HTMLElement>();
      const { find } = render(cloneElement(element, { ref } as object));
      expect(ref.current).toBe(find(root));
    });

    it('adds a class name to its own', () => {
      const own = [...render(element).find(root).classList];
      const { find } = render(cloneElement(element, { className: 'paper' } as object));
      expect([...find(root).classList].sort()).toEqual([...own, 'paper'].sort());
    });

    it('has no axe violation', async () => {
      const { container } = render(element);
      const { violations } = await axe.run(container, { rules: { region: { enabled: false } } });
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    });
  });
}
