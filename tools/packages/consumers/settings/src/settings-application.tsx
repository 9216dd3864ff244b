import {
  BrandStyles,
  Breadcrumbs,
  CardSkeleton,
  Container,
  createTheme,
  Grid,
  Heading,
  Inline,
  MessagesProvider,
  SegmentedControl,
  Stack,
  Tabs,
  ThemeStyles,
  ThemeSwitch,
  ToastProvider,
  TopBar,
  uzbekMessages,
} from '@zarra/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { LearnerTable } from './learner-table.js';
import { SchoolForm } from './school-form.js';

const SchoolClasses = lazy(() =>
  import('./school-classes.js').then((file) => ({ default: file.SchoolClasses })),
);
/** The cards of the classes while they load. */
const classSkeletons = (
  <Grid>
    {[7, 8, 9, 10, 11].map((grade) => (
      <CardSkeleton key={grade} media={false} lines={1} />
    ))}
  </Grid>
);

const nihol = createTheme({
  name: 'Nihol',
  light: { page: '#faf4e6', text: '#232a1e', accent: '#2c5f3c' },
  dark: { page: '#131a14', text: '#efe8d6', accent: '#9fd3a2' },
  radius: '12px',
});
const brands = [
  { value: 'zarra', label: 'Zarra' },
  { value: 'nihol', label: 'Nihol' },
] as const;

/** Settings of a school, the table of its learners and its classes, in two brands. */
export function SettingsApplication() {
  const [brand, setBrand] = useState<'zarra' | 'nihol'>('zarra');
  return (
    <MessagesProvider messages={uzbekMessages}>
      <ThemeStyles />
      {brand === 'nihol' && <BrandStyles theme={nihol} />}
      <ToastProvider>
        <TopBar brand={<a href="#sozlamalar">12-maktab</a>} actions={<ThemeSwitch />} />
        <Container as="main" id="sozlamalar">
          <Stack gap="xl">
            <Breadcrumbs current="Sozlamalar">
              <a href="#sozlamalar">12-maktab</a>
            </Breadcrumbs>
            <Inline justify="between" align="end">
              <Heading level={1}>Maktab sozlamalari</Heading>
              <SegmentedControl label="Koʻrinish" options={brands} value={brand} onValueChange={setBrand} />
            </Inline>
            <Tabs
              label="Boʻlimlar"
              items={[
                { id: 'maktab', label: 'Maktab', content: <SchoolForm /> },
                { id: 'oquvchilar', label: 'Oʻquvchilar', content: <LearnerTable /> },
                {
                  id: 'sinflar',
                  label: 'Sinflar',
                  content: (
                    <Suspense fallback={classSkeletons}>
                      <SchoolClasses />
                    </Suspense>
                  ),
                },
              ]}
            />
          </Stack>
        </Container>
      </ToastProvider>
    </MessagesProvider>
  );
}
