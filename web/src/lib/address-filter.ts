import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';

type Fields = Readonly<Record<string, v.GenericSchema>>;

type AddressFilter<F extends Fields> = { [Name in keyof F]?: v.InferOutput<F[Name]> | undefined };

/** What the search of an address asks for by these parameters; what a schema refuses is left out. */
export function readFilter<F extends Fields>(fields: F, search: string): AddressFilter<F> {
  const parameters = new URLSearchParams(search);
  const read = ([name, schema]: [string, v.GenericSchema]) => {
    const parsed = v.safeParse(schema, parameters.get(name) ?? undefined);
    return parsed.success && parsed.output ? [[name, parsed.output]] : [];
  };
  return Object.fromEntries(Object.entries(fields).flatMap(read)) as AddressFilter<F>;
}

/** Whether anything is asked for at all. */
export function isFiltering(filter: object): boolean {
  return Object.values(filter).some(Boolean);
}

/**
 * What the address asks for, and how to ask for something else: each choice is a step to go back from, but going on
 * with a search that has begun is not.
 */
export function useAddressFilter<Filter extends { q?: string | undefined }>(
  read: (search: string) => Filter,
  pathOf: (filter: Filter) => string,
): [filter: Filter, ask: (filter: Filter) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const filter = useMemo(() => read(search), [read, search]);
  const ask = (next: Filter) => {
    const goesOn = Boolean(filter.q) && Boolean(next.q) && filter.q !== next.q;
    void navigate(pathOf(next), { replace: goesOn });
  };
  return [filter, ask];
}
