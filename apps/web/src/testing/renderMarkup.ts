import { NevisaUi, type TableColumn } from '@nevisa/ui';
import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { type AppServices, AppServicesContext } from '../app/appServices.ts';

/** The markup of content as it is first rendered, without a browser. */
export function renderMarkup(content: ReactNode, services: object = {}): string {
  return renderToStaticMarkup(
    createElement(
      MemoryRouter,
      null,
      createElement(
        AppServicesContext,
        { value: services as AppServices },
        createElement(NevisaUi, null, content),
      ),
    ),
  );
}

/** What the content says, without its elements. */
export function renderWords(content: ReactNode, services: object = {}): string {
  return renderMarkup(content, services)
    .replaceAll(/<[^>]+>/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/** What the cell of a column of a list says about a row; undefined where there is no such column. */
export function renderCell<Row>(
  columns: readonly TableColumn<Row>[],
  id: string,
  row: Row,
): ReactNode {
  const column = columns.find((one) => one.id === id);
  if (column === undefined || 'actions' in column) {
    return undefined;
  }
  return 'figure' in column
    ? column.figure(row)
    : renderWords(createElement(Fragment, null, column.cell(row)));
}

/** Some attributes of each text field, in the order of the page; '' where it has none of that name. */
export function listTextFields(markup: string, names: readonly string[]): string[][] {
  const inputs = markup.match(/<input[^>]*>/g) ?? [];
  return inputs
    .filter((input) => !input.includes('type="checkbox"'))
    .map((input) =>
      names.map((name) => new RegExp(` ${name}="(.*?)"`, 'i').exec(input)?.[1] ?? ''),
    );
}

/** The choices of each list box, in the order of the page. */
export function listOptions(markup: string): string[][] {
  const boxes = markup.split('<select').slice(1);
  return boxes.map((box) => {
    const words = [...box.matchAll(/<option[^>]*>([^<]*)</gu)].map(([, option = '']) => option);
    // The first one is empty.
    return words.filter((option) => option.trim() !== '');
  });
}
