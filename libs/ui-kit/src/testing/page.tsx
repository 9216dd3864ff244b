import { Alert } from '../alert/alert.js';
import { Badge } from '../badge/badge.js';
import { Button } from '../button/button.js';
import { Card } from '../card/card.js';
import { Chip } from '../chip/chip.js';
import { Grid } from '../grid/grid.js';
import { Heading } from '../heading/heading.js';
import { SearchField } from '../search-field/search-field.js';
import { Select } from '../select/select.js';
import { Sketch } from './sketch.js';
import { Text } from '../text/text.js';
import { TextArea } from '../text-area/text-area.js';
import { TextField } from '../text-field/text-field.js';

const column = { display: 'grid', gap: 'var(--ui-space-5)' };
const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--ui-space-3)' } as const;

/** A sample page with the most common components, for stories about the whole kit. */
export const SamplePage = ({ title }: { title: string }) => (
  <div style={column}>
    <Heading level={2}>{title}</Heading>
    <Text>
      Tebranish davri ipning uzunligiga bogʻliq, ogʻirlikka esa bogʻliq emas. Oʻzingiz sinab koʻring.
    </Text>
    <Text tone="muted">7-sinf, 12-dars · 15 daqiqa</Text>
    <div style={row}>
      <Badge>Yangi</Badge>
      <Badge tone="right">Oʻtilgan</Badge>
      <Chip lineColor="chart-teal">Mexanika</Chip>
      <Chip lineColor="chart-blue">Tebranish va toʻlqinlar</Chip>
    </div>
    <div style={row}>
      <Button variant="primary">Tajribani boshlash</Button>
      <Button>Natijalarni koʻrish</Button>
      <Button variant="quiet">Bekor qilish</Button>
    </div>
    <Grid>
      <Card
        title={<a href="#mayatnik">Matematik mayatnik</a>}
        titleLevel={3}
        linkArea="card"
        media={<Sketch drawing="lissajous" />}
        footer={<Chip lineColor="chart-teal">Mexanika</Chip>}
      >
        Ip uzunligini oʻzgartiring.
      </Card>
      <Card
        title={<a href="#interferensiya">Ikki manbadan tarqalayotgan toʻlqinlar interferensiyasi</a>}
        titleLevel={3}
        linkArea="card"
        media={<Sketch drawing="interference" />}
        footer={<Chip lineColor="chart-blue">Toʻlqinlar</Chip>}
      >
        Manbalar orasidagi masofani tanlang.
      </Card>
    </Grid>
    <SearchField label="Qidiruv" clearLabel="Tozalash" value="toʻlqin" onValueChange={() => undefined} />
    <Select label="Boʻlim" options={[{ value: '', label: 'Elektr va magnetizm' }]} />
    <TextField label="Tezlik" hint="Metr taqsim sekundda" error="Musbat son yozing." defaultValue="-3" />
    <TextArea label="Izoh" hint="Nimani kuzatdingiz?" />
    <Alert tone="success" title="Javobingiz qabul qilindi" />
    <Alert tone="warning">Aloqa sekin, kutilmoqda…</Alert>
    <Alert tone="error" title="Video yuklanmadi" action={<Button size="sm">Qayta urinish</Button>}>
      Internet aloqasini tekshirib, qayta urinib koʻring.
    </Alert>
  </div>
);
