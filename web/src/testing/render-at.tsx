import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { NoticeRegion } from '../ui/notice-region.tsx';

/** Renders an element as the screen at `address`, with the notices around it; every other address is blank. */
export function renderAt(address: string, element: ReactNode): void {
  const { pathname } = new URL(address, 'https://knack.test');
  render(
    <MemoryRouter initialEntries={[address]}>
      <NoticeRegion />
      <Routes>
        <Route path={pathname} element={element} />
        <Route path="*" element={null} />
      </Routes>
      <Address />
    </MemoryRouter>,
  );
}

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

/** Where the last rendered screen has led to. */
export function currentAddress(): string | null {
  return screen.getByTestId('address').textContent;
}

/** The texts of the alerts on screen, oldest first. */
export function alertTexts(): (string | null)[] {
  return screen.queryAllByRole('alert').map((alert) => alert.textContent);
}
