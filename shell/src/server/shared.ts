import * as query from '@motohaat/build/facades/query';
import * as router from '@motohaat/build/facades/router';
import * as platform from '@motohaat/platform';
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import * as forms from 'react-hook-form';
import * as jsxRuntime from 'react/jsx-runtime';
import * as zustand from 'zustand';

/** What the bundles of remotes require: one copy for all, as in the browser. */
export const shared: Readonly<Record<string, unknown>> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDOM,
  'react-router-dom': router,
  zustand,
  '@tanstack/react-query': query,
  'react-hook-form': forms,
  '@motohaat/platform': platform,
};
