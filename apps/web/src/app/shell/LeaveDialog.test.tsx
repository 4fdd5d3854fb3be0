import { NevisaUi } from '@nevisa/ui';
import { type ComponentType, type PropsWithChildren, useState } from 'react';
import { BrowserRouter, MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createLeaveGuards } from '../../shared/leaving/leaveGuards.ts';
import { useLeaveHold } from '../../shared/leaving/useLeaveHold.ts';
import { type AppServices, AppServicesContext } from '../appServices.ts';
import { renderInPage } from '../../testing/renderInPage.ts';
import { guardHistory } from './guardHistory.ts';
import { LeaveDialog } from './LeaveDialog.tsx';

it('X-115: asks only when a value differs; staying keeps what was typed', async () => {
  const { open, address, name, answer, dialog } = openForm();
  await open('/form?id=2');
  await expect.poll(address).toBe('/form?id=2');
  await userEvent.fill(name(), 'سارا محمدی');

  await open('/messages');
  await answer('ماندن در صفحه');
  expect(address()).toBe('/form?id=2');
  await expect.element(name()).toHaveValue('سارا محمدی');

  await open('/form?id=2&page=3');
  await expect.poll(address).toBe('/form?id=2&page=3');
  expect(dialog().query()).toBeNull();

  await open('/form?id=1');
  await answer('ماندن در صفحه');
  await userEvent.fill(name(), 'سارا');
  await open('/form?id=1');
  await expect.poll(address).toBe('/form?id=1');

  await userEvent.fill(name(), 'علی');
  await open('/messages');
  await answer('خروج بدون ذخیره');
  await expect.poll(address).toBe('/messages');
  expect(dialog().query()).toBeNull();
});

it('X-115: Back asks too, and staying keeps the address and what was typed', async () => {
  const start = window.location.pathname + window.location.search;
  const { open, address, name, answer } = openForm(BrowserRouter);
  await open('/form?id=1');
  await userEvent.fill(name(), 'علی');

  window.history.back();
  await answer('ماندن در صفحه');
  await expect.poll(() => window.location.pathname).toBe('/form');
  expect(address()).toBe('/form?id=1');
  await expect.element(name()).toHaveValue('علی');

  window.history.back();
  await answer('خروج بدون ذخیره');
  await expect.poll(address).toBe(start);
});

const addresses = ['/form?id=1', '/form?id=2', '/form?id=2&page=3', '/messages'];

function Form() {
  const [name, setName] = useState('سارا');
  useLeaveHold(name !== 'سارا', 'id');
  return <input aria-label="name" value={name} onChange={({ target }) => setName(target.value)} />;
}

function Page({ leaveGuards }: AppServices) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const open = (href: string) =>
    leaveGuards.leave(new URL(href, window.location.href), () => void navigate(href));
  return (
    <>
      <output>{pathname + search}</output>
      {pathname === '/form' && <Form />}
      {addresses.map((href) => (
        <button key={href} type="button" onClick={() => open(href)}>
          {href}
        </button>
      ))}
      <LeaveDialog />
    </>
  );
}

function RouterInMemory({ children }: PropsWithChildren) {
  return <MemoryRouter initialEntries={['/form?id=1']}>{children}</MemoryRouter>;
}

function openForm(Router: ComponentType<PropsWithChildren> = RouterInMemory) {
  const leaveGuards = createLeaveGuards();
  const historyGuard = guardHistory(leaveGuards, window);
  const services = { leaveGuards, historyGuard } as AppServices;
  onTestFinished(historyGuard.stop);
  const { host } = renderInPage(
    <Router>
      <AppServicesContext value={services}>
        <NevisaUi>
          <Page {...services} />
        </NevisaUi>
      </AppServicesContext>
    </Router>,
  );
  const dialog = () => page.getByRole('dialog');
  return {
    dialog,
    name: () => page.getByLabelText('name'),
    address: () => host.querySelector('output')?.textContent,
    open: (href: string) => page.getByRole('button', { name: href, exact: true }).click(),
    answer: (label: string) => page.getByRole('button', { name: label }).click(),
  };
}
