import { fileURLToPath } from 'node:url';
import { build } from 'vite';

// The virtual entry stands in the web workspace, so that it gets the versions which the app is built with.
const WEB = fileURLToPath(new URL('../../web/', import.meta.url));
const ENTRY = `${WEB}floor-entry.js`;

/** What every screen needs: something on the screen, a route to it, a link away from it and a store. */
const SCREEN = `
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, NavLink, Navigate, Outlet, Route, Routes, useLocation, useNavigate, useParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
const store = createStore(() => ({ seen: 0 }));
function Screen() {
  const { seen } = useStore(store);
  const { pathname } = useLocation();
  const { name } = useParams();
  const go = useNavigate();
  return h('main', { onClick: () => go('/') }, pathname, name, seen, h(Link, { to: '/a' }), h(NavLink, { to: '/b' }), h(Outlet));
}
createRoot(document.body).render(h(BrowserRouter, null, h(Routes, null,
  h(Route, { path: '/:name', element: h(Screen) }), h(Route, { path: '*', element: h(Navigate, { to: '/a' }) }))));
`;

const APP = `
import { initializeApp } from 'firebase/app';
const app = initializeApp({ projectId: 'floor', apiKey: 'floor' });
`;

/** Sign-in by e-mail and by Google's window, with an account that lasts. */
const AUTH = `
import * as auth from 'firebase/auth';
const signIn = auth.initializeAuth(app, {
  persistence: [auth.indexedDBLocalPersistence, auth.browserLocalPersistence], errorMap: auth.debugErrorMap });
window.floor = () => [
  auth.onAuthStateChanged(signIn, console.log),
  auth.createUserWithEmailAndPassword(signIn, 'a', 'b'),
  auth.signInWithEmailAndPassword(signIn, 'a', 'b'),
  auth.signInWithPopup(signIn, new auth.GoogleAuthProvider(), auth.browserPopupRedirectResolver),
  auth.signOut(signIn),
];
`;

/** A room by the SDK: listen to the newest messages, read earlier ones, write and delete. */
const FIRESTORE = `
import * as fs from 'firebase/firestore';
const db = fs.initializeFirestore(app, { localCache: fs.memoryLocalCache({ garbageCollector: fs.memoryLruGarbageCollector() }) });
const room = fs.collection(db, 'messages');
const newest = fs.query(room, fs.orderBy('createdAt', 'desc'), fs.limit(100));
window.room = () => [
  fs.onSnapshot(newest, { includeMetadataChanges: true }, console.log),
  fs.getDocsFromServer(fs.query(newest, fs.orderBy(fs.documentId()), fs.startAfter(fs.Timestamp.now(), 'a'))),
  fs.getDocFromServer(fs.doc(room, 'a')),
  fs.setDoc(fs.doc(room, 'a'), { at: fs.serverTimestamp() }),
  fs.deleteDoc(fs.doc(room, 'a')),
  fs.disableNetwork(db), fs.enableNetwork(db),
];
`;

/** Builds JavaScript as the app is built, into one file, and gives back its text. */
export async function buildAlone(source: string): Promise<string> {
  const built = await build({
    root: WEB,
    configFile: false,
    logLevel: 'error',
    build: { write: false, modulePreload: { polyfill: false }, rolldownOptions: { input: ENTRY } },
    plugins: [
      {
        name: 'floor',
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? source : null),
      },
    ],
  });
  if (Array.isArray(built) || !('output' in built)) throw new Error('Vite has not built one thing.');
  return built.output.map((part) => (part.type === 'chunk' ? part.code : '')).join('');
}

/** The floors of the screens, as JavaScript. */
export async function buildFloors() {
  return {
    screen: await buildAlone(SCREEN),
    signIn: await buildAlone(SCREEN + APP + AUTH),
    readRoom: await buildAlone(SCREEN + APP + FIRESTORE),
    room: await buildAlone(SCREEN + APP + AUTH + FIRESTORE),
  };
}
